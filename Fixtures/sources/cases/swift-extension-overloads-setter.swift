// case: The app's extensions have methods with names of UIKit that set the label.
// outlet: MenuViewController.closeButton
// base: UIButton
// holders: MenuViewController
// expect label: open
// expect hint: open

import UIKit

extension UIButton {
    func setImage(_ name: String, label: String) {
        setImage(UIImage(named: name), for: .normal)
        accessibilityLabel = label.isEmpty ? nil : label
    }

    func load(_ item: Item) {
        accessibilityHint = item.hint
    }
}

class MenuViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setImage("close", label: "Close")
        closeButton.load(Item.current)
    }
}
