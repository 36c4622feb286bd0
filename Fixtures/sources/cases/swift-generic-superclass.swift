// case: The owner inherits from a generic class of the app, whose viewDidLoad labels a button of its own.
// outlet: ListViewController.addButton
// base: UIButton
// holders: ListViewController
// expect label: untouched
// expect title: untouched

import UIKit

class ContentViewController<Content>: UIViewController {
    var content: Content?
    let retry = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        retry.accessibilityLabel = "Try again"
    }
}

final class ListViewController: ContentViewController<[String]> {
    @IBOutlet private weak var addButton: UIButton!
}
