// case: Construct “while-false” around a write of the label.
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
  override func viewDidLoad() { super.viewDidLoad(); repeat { closeButton.accessibilityLabel = "Close" } while flag }
  @IBAction func close(_ s: Any) {}
}
