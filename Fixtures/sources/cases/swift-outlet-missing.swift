// case: The class is there, but declares no outlet of the name.
// outlet: InvoiceViewController.payButton
// base: UIButton
// holders: InvoiceViewController
// expect label: open

import UIKit

class InvoiceViewController: UIViewController {
    @IBOutlet weak var sumLabel: UILabel!
}
