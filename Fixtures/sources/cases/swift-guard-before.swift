// case: The method may return before it sets the label.
// outlet: TicketViewController.qrView
// base: UIImageView
// holders: TicketViewController
// expect label: written something
// expect backgroundColor: untouched

import UIKit

class TicketViewController: UIViewController {
    @IBOutlet weak var qrView: UIImageView!
    var code: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let code = code else { return }
        qrView.accessibilityLabel = "Ticket \(code)"
    }
}
