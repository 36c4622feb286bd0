// case: The app exchanges a method of UIApplication. A function of that name in another class is not exchanged.
// outlet: LoginController.closeButton
// holders: LoginController
// base: UIButton
// expect label: untouched

import UIKit

extension UIApplication {
    @objc static func exchange() {
        let first = class_getInstanceMethod(self, #selector(UIApplication.sendEvent(_:)))
        let second = class_getInstanceMethod(self, #selector(UIApplication.countEvent(_:)))
        if let first, let second { method_exchangeImplementations(first, second) }
    }

    @objc func countEvent(_ event: UIEvent) { countEvent(event) }
}

class Recorder {
    let label = UILabel()

    func sendEvent(_ event: UIEvent) { label.text = "1" }
}

class LoginController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
}
