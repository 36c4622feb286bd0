// case: Construct “tuple-shadow” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: untouched

import UIKit
class VC: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
  var others: [UIButton] = []
  var other: UIButton? = nil
  var flag = false
  func make() -> (UIButton, Int) { (UIButton(), 1) }
  override func viewDidLoad() { super.viewDidLoad(); let (closeButton, n) = make(); closeButton.accessibilityLabel = "X"; print(n) }
  @IBAction func close(_ s: Any) {}
}
