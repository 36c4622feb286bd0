// case: A helper that keeps the root view of a controller only lays it out.
// outlet: PanelViewController.connectSwitch
// base: UISwitch
// holders: PanelViewController
// expect label: untouched
// expect isElement: untouched

import UIKit

class KeyboardMover {
    private weak var constraint: NSLayoutConstraint!
    private weak var view: UIView!
    private var bar: UITabBar?

    init(constraint: NSLayoutConstraint, view: UIView, bar: UITabBar?) {
        self.constraint = constraint
        self.view = view
        self.bar = bar
    }

    func move(by height: CGFloat) {
        constraint.constant = height
        UIView.animate(withDuration: 0.5, animations: { self.view.layoutIfNeeded() }, completion: nil)
    }
}

class PanelViewController: UIViewController {
    @IBOutlet weak var connectSwitch: UISwitch!
    @IBOutlet weak var bottom: NSLayoutConstraint!
    private var mover: KeyboardMover!

    override func viewDidLoad() {
        super.viewDidLoad()
        mover = KeyboardMover(constraint: bottom, view: view, bar: tabBarController?.tabBar)
    }
}
