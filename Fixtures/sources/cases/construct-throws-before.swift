// case: Construct “throws-before” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: written "A"

import UIKit
class VC: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
  var others: [UIButton] = []
  var other: UIButton? = nil
  var flag = false
  func risky() throws {}
  override func viewDidLoad() { super.viewDidLoad(); do { try risky(); closeButton.accessibilityLabel = "A" } catch {} }
  @IBAction func close(_ s: Any) {}
}
