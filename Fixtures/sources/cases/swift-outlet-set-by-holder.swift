// case: The controller that holds the view sets the texts of its parts.
// outlet: TotalView.amountLabel
// base: UILabel
// holders: TotalView, InvoiceViewController
// expect text: supplied "Nothing to pay"
// expect hint: written "The amount of the reminder"

import UIKit

final class TotalView: UIView {
    @IBOutlet weak var amountLabel: UILabel!
}

final class InvoiceViewController: UIViewController {
    @IBOutlet weak var total: TotalView!

    override func viewDidLoad() {
        super.viewDidLoad()
        total.amountLabel.text = "Nothing to pay"
    }
}

final class ReminderViewController: UIViewController {
    private let preview = TotalView()

    override func viewDidLoad() {
        super.viewDidLoad()
        preview.amountLabel.accessibilityHint = "The amount of the reminder"
    }
}
