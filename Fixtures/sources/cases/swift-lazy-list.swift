// case: A lazy list keeps the outlets, and a method goes through the list.
// outlet: WizardViewController.nextButton
// base: UIButton
// holders: WizardViewController
// expect label: open

import UIKit

class WizardViewController: UIViewController {
    @IBOutlet private weak var nextButton: UIButton!
    @IBOutlet private weak var backButton: UIButton!
    private lazy var controls: [UIButton] = [backButton, nextButton]

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update(names: UserDefaults.standard.stringArray(forKey: "names") ?? [])
    }

    func update(names: [String]) {
        for (control, name) in zip(controls, names) {
            control.accessibilityLabel = name
        }
    }
}
