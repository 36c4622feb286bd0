import UIKit

class SignInViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var logoView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var emailField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet weak var revealButton: UIButton!
    @IBOutlet weak var signInButton: PrimaryButton!
    @IBOutlet weak var forgotButton: UIButton!
    @IBOutlet weak var errorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        logoView.round(12)
        titleLabel.accessibilityTraits = .header
        Theme.current.style(heading: titleLabel)
        emailField.textContentType = .username
        emailField.delegate = self
        passwordField.textContentType = .password
        passwordField.accessibilityLabel = NSLocalizedString("account.password", tableName: "Start", comment: "")
        passwordField.delegate = self
        forgotButton.setTitleColor(UIColor(red: 0.0, green: 0.25, blue: 0.5, alpha: 1), for: .normal)
        errorLabel.isHidden = true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == emailField { passwordField.becomeFirstResponder() }
        return true
    }

    @IBAction func reveal(_ sender: UIButton) {
        passwordField.isSecureTextEntry.toggle()
        revealButton.accessibilityLabel = passwordField.isSecureTextEntry ? "Show" : "Hide"
    }

    @IBAction func signIn(_ sender: Any) {
        errorLabel.isHidden = false
        signInButton.isEnabled = false
    }

    @IBAction func forgot(_ sender: Any) {}
}
