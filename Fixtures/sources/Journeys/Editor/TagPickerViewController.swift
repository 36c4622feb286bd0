import UIKit

class TagPickerViewController: UIViewController {
    @IBOutlet weak var headlineLabel: UILabel!
    @IBOutlet var tagButtons: [UIButton]!
    @IBOutlet var colorButtons: [UIButton]!
    @IBOutlet weak var newTagField: UITextField!
    @IBOutlet weak var addTagButton: UIButton!

    var names: [String] = UserDefaults.standard.stringArray(forKey: "tags") ?? []

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, button) in tagButtons.enumerated() where index < names.count {
            button.accessibilityLabel = names[index]
        }
        for button in colorButtons {
            button.layer.cornerRadius = 22
            button.layer.borderColor = UIColor.black.cgColor
        }
        addTagButton.isEnabled = false
    }

    @IBAction func pick(_ sender: UIButton) {}
    @IBAction func pickColor(_ sender: UIButton) {}

    @IBAction func addTag(_ sender: UIButton) {
        if let name = newTagField.text { names.append(name) }
        newTagField.text = ""
    }
}
