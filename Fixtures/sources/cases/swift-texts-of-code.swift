// case: The texts have words of their own, or are constants for texts.
// outlet: ReceiptViewController.view1
// base: UIButton
// holders: ReceiptViewController
// expect label: supplied something
// expect hint: supplied something
// expect value: supplied something
// expect title: supplied something

import UIKit

class ReceiptViewController: UIViewController {
    @IBOutlet weak var view1: UIButton!
    var shop = "", note: String?, isPaid = false, items: [String] = [], titleKey = "receipt"

    override func viewDidLoad() {
        super.viewDidLoad()
        view1.accessibilityLabel = L10n.Receipt.title.uppercased()
        view1.accessibilityLabel = R.string.receipt.title()
        view1.accessibilityLabel = "Receipt of " + shop
        view1.accessibilityHint = isPaid ? L10n.Receipt.open : "Pays \(shop)"
        view1.accessibilityHint = String(format: "Opens the receipt of %@", shop)
        view1.accessibilityHint = String(format: NSLocalizedString("opens", comment: ""), shop)
        view1.accessibilityValue = "\(items.count)"
        view1.accessibilityValue = String(format: "%d", items.count)
        view1.accessibilityValue = "\(note ?? "")\u{2022}\(shop) %"
        view1.setTitle(Bundle.main.localizedString(forKey: "receipt", value: nil, table: nil), for: .normal)
        view1.setTitle(String(localized: "receipt"), for: .normal)
        view1.setTitle(Texts.items(3), for: .normal)
        view1.setTitle(NSLocalizedString(titleKey, comment: ""), for: .normal)
    }
}
