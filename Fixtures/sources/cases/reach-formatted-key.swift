// case: A key that is put together names the outlet.
// outlet: StarsController.star1Button
// base: UIButton
// holders: StarsController
// expect label: open

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
