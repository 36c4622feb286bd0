// case: A factory makes the controller whose outlet the caller changes.
// outlet: TermsViewController.agreeButton
// base: UIButton
// holders: TermsViewController
// expect title: written "I agree"
// expect label: open

import UIKit

final class TermsViewController: UIViewController {
    @IBOutlet weak var agreeButton: UIButton!
}

final class Screens {
    func terms() -> TermsViewController {
        UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

final class StartViewController: UIViewController {
    @IBAction func showTerms() {
        let terms = Screens().terms()
        terms.loadViewIfNeeded()
        terms.agreeButton.setTitle("I agree", for: .normal)
        let other = UIStoryboard(name: "Terms", bundle: nil).instantiate(TermsViewController.self)
        other.loadViewIfNeeded()
        other.agreeButton.accessibilityLabel = "I agree to the terms"
    }
}
