// case: Construct “switch-same-name-enum-case” around a write of the label.
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
  enum Step { case setIt, b }
  var step = Step.b
  override func viewDidLoad() { super.viewDidLoad(); step = .setIt }
  func setIt() { closeButton.accessibilityLabel = "Close" }
  @IBAction func close(_ s: Any) {}
}
