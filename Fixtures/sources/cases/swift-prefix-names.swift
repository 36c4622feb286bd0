// case: Longer names begin with the name of the outlet, and are set.
// outlet: ListViewController.add
// base: UIButton
// holders: ListViewController
// expect label: untouched
// expect title: untouched
// expect hidden: untouched

import UIKit

final class ListViewController: UIViewController {
    @IBOutlet private weak var add: UIButton!
    @IBOutlet private weak var addAll: UIButton!
    @IBOutlet private weak var addHeight: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        addAll.accessibilityLabel = "Add all"
        addAll.setTitle("+", for: .normal)
        addAll.isHidden = true
        addHeight.constant = 30
        var names = Set<String>()
        names.insert("add")
        _ = UIImage(named: "add")
    }
}
