// case: Construct “array-for” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: supplied "Close"

import UIKit
class VC: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
  var others: [UIButton] = []
  var other: UIButton? = nil
  var flag = false
  override func viewDidLoad() { super.viewDidLoad(); let bs = [closeButton, other]; for b in bs { b?.accessibilityLabel = "Close" } }
  @IBAction func close(_ s: Any) {}
}
