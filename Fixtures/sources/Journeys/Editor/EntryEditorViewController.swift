import UIKit
import MarkdownKitUI

final class EntryEditorViewController: UIViewController, UITextViewDelegate {
    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var placeField: UITextField!
    @IBOutlet private weak var bodyView: UITextView!
    @IBOutlet private weak var moodCaption: UILabel!
    @IBOutlet private weak var moodControl: UISegmentedControl!
    @IBOutlet private weak var privateSwitch: UISwitch!
    @IBOutlet private weak var remindSwitch: UISwitch!
    @IBOutlet private weak var partyStepper: UIStepper!
    @IBOutlet private weak var photoButton: UIButton!
    @IBOutlet private weak var tagButton: UIButton!
    @IBOutlet private weak var placeButton: UIButton!
    @IBOutlet private weak var undoButton: UIButton!
    @IBOutlet private weak var saveItem: UIBarButtonItem!

    @IBOutlet private weak var countLabel: UILabel! {
        didSet { countLabel.textColor = .darkGray }
    }

    private let highlighter = MarkdownHighlighter()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleField.accessibilityLabel = NSLocalizedString("editor.title", comment: "")
        bodyView.font = UIFont.preferredFont(forTextStyle: .body)
        bodyView.adjustsFontForContentSizeCategory = true
        bodyView.delegate = self
        highlighter.attach(to: bodyView)
        privateSwitch.isOn = UserDefaults.standard.bool(forKey: "private")
        remindSwitch.accessibilityLabel = NSLocalizedString("editor.remind", comment: "")
        moodControl.selectedSegmentIndex = 1
        undoButton.isEnabled = false
        setUpToolbar()
    }

    private func setUpToolbar() {
        photoButton.accessibilityLabel = NSLocalizedString("voice.addPhoto", comment: "")
        tagButton.accessibilityLabel = NSLocalizedString("voice.addTag", comment: "")
        placeButton.accessibilityLabel = NSLocalizedString("voice.addPlace", comment: "")
        [photoButton, tagButton, placeButton].forEach { $0?.addShadow() }
    }

    func textViewDidChange(_ textView: UITextView) {
        let words = bodyView.text.split { $0.isWhitespace }.count
        countLabel.text = "\(words)"
        undoButton.isEnabled = textView.undoManager?.canUndo ?? false
        saveItem.isEnabled = words > 0
    }

    @IBAction private func cancel(_ sender: Any) { dismiss(animated: true) }

    @IBAction private func save(_ sender: Any) {
        guard let place = placeField.text, !place.isEmpty else {
            placeField.becomeFirstResponder()
            return
        }
        UserDefaults.standard.set(privateSwitch.isOn, forKey: "private")
        print(place, partyStepper.value)
    }

    @IBAction private func moodChanged(_ sender: UISegmentedControl) {}
    @IBAction private func privacyChanged(_ sender: UISwitch) {}
    @IBAction private func remindChanged(_ sender: UISwitch) {}
    @IBAction private func partyChanged(_ sender: UIStepper) {}
    @IBAction private func pickPhoto(_ sender: Any) {}
    @IBAction private func pickTag(_ sender: Any) {}
    @IBAction private func pickPlace(_ sender: Any) {}
    @IBAction private func undo(_ sender: Any) { bodyView.undoManager?.undo() }
}
