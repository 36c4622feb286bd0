// case: Construct “same-name-property-of-other” around a write of the label.
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
  struct S { var setIt = 1 }
  override func viewDidLoad() { super.viewDidLoad(); print(S().setIt) }
  func setIt() { closeButton.accessibilityLabel = "Close" }
  @IBAction func close(_ s: Any) {}
}
