// case: An enumeration of texts has the name of the controller, which is one class all the same.
// outlet: LoginController.closeButton
// holders: LoginController
// base: UIButton
// expect label: untouched

import UIKit

enum Strings {
    enum LoginController: String {
        case title

        static let close = "Close"
    }
}

class LoginController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = Strings.LoginController.close
    }
}
