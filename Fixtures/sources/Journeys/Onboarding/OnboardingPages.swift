import CoreLocation
import UIKit

final class WelcomePageController: OnboardingPageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.accessibilityLabel = NSLocalizedString("onboarding.next", tableName: "Start", comment: "")
    }
}

final class PermissionsPageController: OnboardingPageController {
    @IBOutlet private weak var locationSwitch: UISwitch!
    @IBOutlet private weak var noticeSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.accessibilityLabel = NSLocalizedString("onboarding.next", tableName: "Start", comment: "")
        locationSwitch.isOn = CLLocationManager.locationServicesEnabled()
        if !locationSwitch.isOn {
            locationSwitch.accessibilityLabel = NSLocalizedString("onboarding.locationOff", tableName: "Start", comment: "")
        }
        noticeSwitch.isOn = false
        noticeSwitch.onTintColor = .systemOrange
    }

    @IBAction private func locationChanged(_ sender: UISwitch) {}
    @IBAction private func noticeChanged(_ sender: UISwitch) {}
}

final class ReadyPageController: OnboardingPageController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.5) { self.nextButton.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) }
    }
}
