// case: Construct “didset” around a write of the label.
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
  var vm: Int = 0 { didSet { closeButton.accessibilityLabel = "Close" } }
  override func viewDidLoad() { super.viewDidLoad() }
  @IBAction func close(_ s: Any) {}
}
