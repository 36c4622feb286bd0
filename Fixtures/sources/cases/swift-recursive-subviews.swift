// case: A helper of the app walks down all subviews and sets fonts.
// outlet: AboutViewController.licenceLabel
// base: UILabel
// holders: AboutViewController
// expect font: open
// expect text: untouched

import UIKit

extension UIView {
    func applyFont(named name: String) {
        if let label = self as? UILabel {
            label.font = UIFont(name: name, size: label.font.pointSize)
        }
        subviews.forEach { $0.applyFont(named: name) }
    }
}

class AboutViewController: UIViewController {
    @IBOutlet weak var licenceLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.applyFont(named: "Avenir")
    }
}
