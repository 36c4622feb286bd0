// case: A view has a method of its own to set the text of a label in its nib.
// outlet: CardController.linkView
// class: LinkView
// base: UIView
// descends: UIView
// holders: CardController
// expect text: untouched

import UIKit

final class LinkView: UIView {
    @IBOutlet private var label: UILabel!
    func setText(_ text: String) { label.text = text }
}

final class CardController: UIViewController {
    @IBOutlet var linkView: LinkView!
    override func viewDidLoad() {
        super.viewDidLoad()
        linkView.setText("Forum")
    }
}
