// case: Another screen sets the title before it shows this one, which is also shown otherwise.
// outlet: TermsViewController.agreeButton
// base: UIButton
// holders: TermsViewController
// expect title: written "I agree"

import UIKit

final class TermsViewController: UIViewController {
    @IBOutlet weak var agreeButton: UIButton!
}

final class StartViewController: UIViewController {
    private let terms = UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! TermsViewController

    override func viewDidLoad() {
        super.viewDidLoad()
        terms.loadViewIfNeeded()
        terms.agreeButton.setTitle("I agree", for: .normal)
    }
}
