// case: The observer of a property of the controller sets the text of the label.
// outlet: GreetingViewController.nameLabel
// base: UILabel
// holders: GreetingViewController
// expect text: open
// expect font: untouched

import UIKit

class GreetingViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!

    var name = "" {
        didSet { nameLabel?.text = name }
    }

    @IBAction func unwind(_ segue: UIStoryboardSegue) {
        name = segue.identifier ?? ""
    }
}
