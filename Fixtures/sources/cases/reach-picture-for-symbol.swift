// case: A picture of the app's takes the place of what the file shows.
// outlet: PlayerController.closeButton
// base: UIButton
// holders: PlayerController
// expect image: supplied "close_big"
// expect label: untouched

import UIKit

class PlayerController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setImage(UIImage(named: "close_big"), for: .normal)
    }
}
