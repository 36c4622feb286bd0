// case: Construct “in-subclass-label-nil” around a write of the label.
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
  override func viewDidLoad() { super.viewDidLoad(); closeButton.accessibilityLabel = "Close" }
}
class Sub: VC { override func viewDidLoad() { super.viewDidLoad(); closeButton.accessibilityLabel = nil } 
  @IBAction func close(_ s: Any) {}
}
