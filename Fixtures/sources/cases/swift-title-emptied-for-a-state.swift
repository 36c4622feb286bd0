// case: Code empties the title for the selected state.
// outlet: OrderController.sendButton
// base: UIButton
// holders: OrderController
// expect title: untouched

import UIKit

final class OrderController: UIViewController {
    @IBOutlet weak var sendButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        sendButton.setTitle("", for: .selected)
    }
}
