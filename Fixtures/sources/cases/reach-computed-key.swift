// case: A theme sets colours by computed keys; whatever the key is, a colour is no label.
// outlet: ProfileController.nameLabel
// base: UILabel
// holders: ProfileController
// expect label: untouched
// expect text: untouched
// expect font: untouched
// expect textColor: open

import UIKit

class Theme: NSObject {
    @objc let bodyText: UIColor
    @objc let titleText: UIColor
    let name: String
    let value = 1
}

class ProfileController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.applyTheme(Theme.current)
    }
}

extension UIView {
    var themeProperties: [String: String] { objc_getAssociatedObject(self, &key) as? [String: String] ?? [:] }
    var themeOverrides: [String: UIColor] { objc_getAssociatedObject(self, &other) as? [String: UIColor] ?? [:] }

    func applyTheme(_ theme: Theme) {
        themeProperties.forEach {
            if let value = theme.value(forKey: $0.value) {
                self.setValue(value, forKey: $0.key)
            }
        }
        themeOverrides.forEach { self.setValue($0.value, forKey: $0.key) }
    }
}
