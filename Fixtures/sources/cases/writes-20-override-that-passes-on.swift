// case: The class of the button overrides setTitle and passes the title on; nobody sets one.
// outlet: DetailViewController.archiveButton
// class: IconButton
// base: UIButton
// holders: DetailViewController
// expect title: untouched

import UIKit

final class IconButton: UIButton {
    override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state); setNeedsLayout() }
}
final class DetailViewController: UIViewController { @IBOutlet private var archiveButton: IconButton! }
