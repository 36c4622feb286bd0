// case: Computed keys of a model, and of the defaults, change no view.
// outlet: ProfileController.nameLabel
// base: UILabel
// holders: ProfileController
// expect label: untouched

import UIKit

class Person: NSObject {
    @objc var name = ""
}

class ProfileController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    let person = Person()

    func fill(_ values: [String: Any]) {
        for (key, value) in values {
            person.setValue(value, forKey: key)
            UserDefaults.standard.setValue(value, forKey: key)
        }
    }
}
