// case: The picture of another button is another picture.
// outlet: SearchController.closeButton
// base: UIButton
// holders: SearchController
// expect image: open

import UIKit

class SearchController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
    @IBOutlet weak var otherButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setImage(otherButton.currentImage?.withRenderingMode(.alwaysTemplate), for: .normal)
    }
}
