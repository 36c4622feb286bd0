import Cocoa

class CardController: NSViewController {
    @IBOutlet weak var closeButton: NSButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setAccessibilityLabel(title)
    }
}
