// case: A property that a library adds to a class of UIKit, by its name one that gives a text.
// outlet: VolumeController.slider
// base: UISlider
// holders: VolumeController
// expect label: open

import UIKit

class VolumeController: UIViewController {
    @IBOutlet weak var slider: UISlider!

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.localizationKey = "volume"
    }
}
