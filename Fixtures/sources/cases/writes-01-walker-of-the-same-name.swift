// case: Another class has a function of the same name that goes through subviews and sets no label.
// outlet: PlayerViewController.closeButton
// base: UIButton
// holders: PlayerViewController
// expect label: untouched
// expect title: untouched

import UIKit

final class PlayerViewController: UIViewController {
    @IBOutlet private var closeButton: UIButton!
    override func viewDidLoad() { super.viewDidLoad(); update() }
    private func update() { closeButton.isHidden = false }
}
final class ChipsView: UIView {
    func update() { for view in subviews { view.isHidden = true } }
}
