// case: The number of a slider and the text of a field name nothing; a label shows what it is given.
// mac:
// outlet: SizeController.slider
// base: UISlider
// holders: SizeController
// expect label: untouched
// expect text: untouched

import Cocoa

class SizeController: NSViewController {
    @IBOutlet weak var slider: NSSlider!

    override func viewWillAppear() {
        super.viewWillAppear()
        slider.integerValue = Settings.size
    }
}
