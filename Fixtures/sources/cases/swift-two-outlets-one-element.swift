// case: Two outlets of different classes lead to the element; the second one is labelled.
// outlet: FooterView.helpButton
// outlet: SearchController.helpButton
// base: UIButton
// holders: FooterView, SearchController
// expect label: supplied "Help"
// expect title: untouched

import UIKit

class FooterView: UIView {
    @IBOutlet weak var helpButton: UIButton!

    override func layoutSubviews() {
        super.layoutSubviews()
        helpButton.layer.cornerRadius = helpButton.bounds.midY
    }
}

class SearchController: UITableViewController {
    @IBOutlet weak var helpButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        helpButton.accessibilityLabel = "Help"
    }
}
