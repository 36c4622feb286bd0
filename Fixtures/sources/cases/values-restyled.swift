// case: A picture and a prompt that code only draws in another way stay what they are.
// outlet: SearchController.closeButton
// base: UIButton
// holders: SearchController
// expect image: untouched
// expect systemImage: untouched

import UIKit

class SearchController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setImage(closeButton.image(for: .normal)?.withRenderingMode(.alwaysTemplate), for: .normal)
        closeButton.restyle()
    }
}

extension UIButton {
    func restyle() {
        let picture = self.currentImage
        setImage(picture?.withRenderingMode(.alwaysOriginal), for: .normal)
    }
}
