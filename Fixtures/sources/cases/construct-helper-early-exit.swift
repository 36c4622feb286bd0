// case: Construct “helper-early-exit” around a write of the label.
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
  override func viewDidLoad() { super.viewDidLoad(); setUp() }
  func setUp() { guard flag else { return }
 closeButton.accessibilityLabel = "A" }
  @IBAction func close(_ s: Any) {}
}
