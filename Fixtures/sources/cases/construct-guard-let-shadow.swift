// case: Construct “guard-let-shadow” around a write of the label.
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
  override func viewDidLoad() { super.viewDidLoad(); guard let closeButton = other else { return }
 closeButton.accessibilityLabel = "X" }
  @IBAction func close(_ s: Any) {}
}
