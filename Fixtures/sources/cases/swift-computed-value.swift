// case: The label is a property of a view model that is not among the sources.
// outlet: ArticleViewController.bookmarkButton
// base: UIButton
// holders: ArticleViewController
// expect label: open
// expect image: untouched

import UIKit

class ArticleViewController: UIViewController {
    @IBOutlet private weak var bookmarkButton: UIButton!
    var viewModel: ArticleViewModel!

    override func viewDidLoad() {
        super.viewDidLoad()
        bookmarkButton.accessibilityLabel = viewModel.bookmarkText
    }
}
