import FriendsKit
import PickerKit
import UIKit

class AddExpenseViewController: UIViewController {
    @IBOutlet weak var amountField: UITextField!
    @IBOutlet weak var whatField: UITextField!
    @IBOutlet weak var currencyField: PickerField!
    @IBOutlet weak var sharedSwitch: UISwitch!
    @IBOutlet weak var scanButton: UIButton!
    @IBOutlet weak var calculatorButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        amountField.inputAccessoryView = UIToolbar()
        whatField.accessibilityLabel = NSLocalizedString("budget.what", tableName: "Start", comment: "")
        currencyField.options = ["EUR", "GBP"]
        FriendsService.shared.whenReady { name in
            self.sharedSwitch.accessibilityLabel = name
        }
        guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return }
        scanButton.accessibilityLabel = NSLocalizedString("budget.scan", tableName: "Start", comment: "")
    }

    @IBAction func scan(_ sender: Any) {
        amountField.text = "0"
    }

    @IBAction func calculate(_ sender: Any) {
        let sheet = UIAlertController(title: nil, message: amountField.text, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.sourceRect = calculatorButton.frame
        present(sheet, animated: true)
    }

    @IBAction func sharedChanged(_ sender: UISwitch) {}
}
