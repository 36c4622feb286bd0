import SnapKit
import UIKit

class SignUpViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var firstNameField: UITextField!
    @IBOutlet weak var lastNameField: UITextField!
    @IBOutlet weak var emailField: UITextField!
    @IBOutlet weak var phoneField: UITextField!
    @IBOutlet weak var codeField: UITextField!
    @IBOutlet weak var termsSwitch: UISwitch!
    @IBOutlet weak var newsSwitch: UISwitch!
    @IBOutlet weak var termsInfoButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 17.0, *) {
            emailField.textContentType = .emailAddress
        }
        for field in [phoneField] {
            field?.textContentType = .telephoneNumber
        }
        phoneField.inputAccessoryView = UIToolbar()
        codeField.delegate = self
        termsSwitch.accessibilityLabel = NSLocalizedString("account.acceptTerms", tableName: "Start", comment: "")
        termsInfoButton.snp.makeConstraints { $0.size.equalTo(44) }
    }

    @IBAction func showTerms(_ sender: Any) {}
    @IBAction func termsChanged(_ sender: UISwitch) {}

    @IBAction func newsChanged(_ sender: UISwitch) {
        print(newsSwitch.isOn, firstNameField.text ?? "", lastNameField.text ?? "")
    }
}
