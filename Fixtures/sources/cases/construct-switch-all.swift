// case: Construct “switch-all” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: supplied something

import UIKit
class VC: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
  var others: [UIButton] = []
  var other: UIButton? = nil
  var flag = false
  enum E { case a, b }
  var e = E.a
  override func viewDidLoad() { super.viewDidLoad(); switch e { case .a: closeButton.accessibilityLabel = "A"
 case .b: closeButton.accessibilityLabel = "B" } }
  @IBAction func close(_ s: Any) {}
}
