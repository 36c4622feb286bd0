// case: A property that the table does not have, of a class of UIKit: its name tells what it is about.
// outlet: VolumeController.slider
// base: UISlider
// holders: VolumeController
// expect label: untouched
// expect isElement: untouched

import UIKit

class VolumeController: UIViewController {
    @IBOutlet weak var slider: UISlider!

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.trackConfiguration = .init(allowsTickValuesOnly: true)
    }
}
