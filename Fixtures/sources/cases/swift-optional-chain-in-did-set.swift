// case: The observer of the outlet sets its texts by an optional chain; another observer runs with the data only.
// outlet: PersonViewController.nameLabel
// base: UILabel
// holders: PersonViewController
// expect label: supplied "Name"
// expect hint: supplied "Opens the person"
// expect text: open

import UIKit

class PersonViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel? {
        didSet {
            nameLabel?.accessibilityLabel = "Name"
            oldValue?.accessibilityLabel = nil
            guard let label = nameLabel else { return }
            label.accessibilityHint = "Opens the person"
        }
    }

    var person: Person? {
        didSet { nameLabel?.text = person?.name }
    }
}
