// case: Construct “assert-inline” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: written "Close"

import UIKit
class VC: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
  var others: [UIButton] = []
  var other: UIButton? = nil
  var flag = false
  override func viewDidLoad() { super.viewDidLoad(); assert({ closeButton.accessibilityLabel = "Close"; return true }()) }
  @IBAction func close(_ s: Any) {}
}
