// case: Construct “switch-where” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: written something

import UIKit
class VC: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
  var others: [UIButton] = []
  var other: UIButton? = nil
  var flag = false
  var n = 0
  override func viewDidLoad() { super.viewDidLoad(); switch n { case 1 where flag: closeButton.accessibilityLabel = "A"
 case 2: closeButton.accessibilityLabel = "B"
 default: print() } }
  @IBAction func close(_ s: Any) {}
}
