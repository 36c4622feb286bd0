// case: A key that is put together names other outlets.
// outlet: StarsController.closeButton
// base: UIButton
// holders: StarsController
// expect label: untouched

import UIKit

class StarsController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
    @IBOutlet weak var star1Button: UIButton!
    @IBOutlet weak var star2Button: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        for number in 1...2 {
            let button = value(forKey: "star\(number)Button") as? UIButton
            button?.accessibilityLabel = names[number]
        }
    }
}
