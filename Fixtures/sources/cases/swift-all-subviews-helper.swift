// case: A generic helper of the app collects all buttons below the root view, which then get a label.
// outlet: RemoteViewController.powerButton
// base: UIButton
// holders: RemoteViewController
// expect label: open
// expect font: untouched

import UIKit

extension UIView {
    func all<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + $0.all(type) }
    }
}

class RemoteViewController: UIViewController {
    @IBOutlet weak var powerButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.all(UIButton.self).forEach { $0.accessibilityLabel = $0.accessibilityIdentifier }
    }
}
