// case: Construct “func-returns-optional” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: open

import UIKit
class VC: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
  var others: [UIButton] = []
  var other: UIButton? = nil
  var flag = false
  override func viewDidLoad() { super.viewDidLoad(); closeButton.accessibilityLabel = L10n.text("a") }
}
enum L10n { static func text(_ k: String) -> String? { nil } 
  @IBAction func close(_ s: Any) {}
}
