// case: Code sets the number of a stepper, which is no text.
// mac:
// outlet: PrefsController.hours
// base: UIButton
// holders: PrefsController
// expect current: open
// expect text: untouched

import AppKit

final class PrefsController: NSViewController {
    @IBOutlet weak var hours: NSStepper!

    override func viewDidLoad() {
        super.viewDidLoad()
        hours.floatValue = Settings.hours
    }
}
