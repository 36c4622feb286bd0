// case: Code chooses an item of a pop-up button.
// mac:
// outlet: PrefsController.schedule
// base: UIButton
// holders: PrefsController
// expect current: open
// expect title: untouched

import AppKit

final class PrefsController: NSViewController {
    @IBOutlet weak var schedule: NSPopUpButton!
    @IBOutlet weak var offItem: NSMenuItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        schedule.select(offItem)
    }
}
