import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUpAppearance()
        JourneyStore.shared.load()
        return true
    }

    private func setUpAppearance() {
        UINavigationBar.appearance().tintColor = UIColor(named: "tint")
        UITableView.appearance().separatorInset = .zero
        UISwitch.appearance().onTintColor = UIColor(named: "tint")
    }
}
