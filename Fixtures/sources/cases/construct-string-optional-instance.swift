// case: Construct “string-optional-instance” around a write of the label.
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
  let l: String? = nil
  override func viewDidLoad() { super.viewDidLoad(); closeButton.accessibilityLabel = l }
  @IBAction func close(_ s: Any) {}
}
