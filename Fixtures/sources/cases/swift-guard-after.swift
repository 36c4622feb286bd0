// case: The label is set before a guard that may leave the method.
// outlet: TicketViewController.qrView
// base: UIImageView
// holders: TicketViewController
// expect label: supplied "Ticket"
// expect isElement: supplied true
// expect value: open

import UIKit

class TicketViewController: UIViewController {
    @IBOutlet weak var qrView: UIImageView!
    var code: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        qrView.isAccessibilityElement = true
        qrView.accessibilityLabel = "Ticket"
        guard let code = code else { return }
        qrView.accessibilityValue = code
    }
}
