// case: A view of the storyboard has a class that is a button by the code.
// outlet: LinkViewController.linkView
// class: LinkView
// base: UIView
// descends: UIButton
// holders: LinkViewController
// expect label: untouched
// expect title: supplied "Read more"

import UIKit

class LinkBase: UIButton {
}

class LinkView: LinkBase {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setTitle("Read more", for: .normal)
    }
}

class LinkViewController: UIViewController {
    @IBOutlet weak var linkView: LinkView!
}
