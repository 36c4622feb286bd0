// case: Construct “case-some-shadow” around a write of the label.
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
  override func viewDidLoad() { super.viewDidLoad(); switch other { case .some(let closeButton): closeButton.accessibilityLabel = "X"
 default: break } }
  @IBAction func close(_ s: Any) {}
}
