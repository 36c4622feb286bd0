// case: A tap whose method is empty keeps touches from the view behind, and is no gesture for people.
// outlet: CardViewController.card
// base: UIView
// holders: CardViewController
// expect gestures: untouched

import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var card: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(cardTapped)))
    }

    @objc func cardTapped() {
        // A tap on the card does not close it.
    }
}
