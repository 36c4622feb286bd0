// case: Each text may be empty, as it is made of what the user gave.
// outlet: ContactViewController.callButton
// base: UIButton
// holders: ContactViewController
// expect label: open
// expect hint: open
// expect value: open
// expect title: open

import UIKit

class ContactViewController: UIViewController {
    @IBOutlet weak var callButton: UIButton!
    var first = "", last = "", nick: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        callButton.accessibilityLabel = nick ?? "Nobody"
        callButton.accessibilityHint = "\(first)\n\(last)\u{2022}"
        callButton.accessibilityValue = first.isEmpty ? last : "Called \(first)"
        callButton.setTitle(Contact.shared.name.uppercased(), for: .normal)
    }
}
