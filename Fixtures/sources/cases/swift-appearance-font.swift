// case: The appearance of all labels has another font.
// outlet: ShopViewController.sumLabel
// base: UILabel
// holders: ShopViewController
// expect font: open
// expect text: untouched
// expect label: untouched

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UILabel.appearance().font = UIFont.preferredFont(forTextStyle: .body)
        return true
    }
}

class ShopViewController: UIViewController {
    @IBOutlet weak var sumLabel: UILabel!
}
