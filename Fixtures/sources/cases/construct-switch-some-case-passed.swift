// case: What a call on the element chooses is not known.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: written "Close"

import UIKit
enum Style { case plain, named, tinted(UIColor) }
extension UIButton {
  func style(_ style: Style) {
    switch style {
    case .plain: tintColor = .red
    case .named: accessibilityLabel = "Close"
    case .tinted(let color): tintColor = color
    }
  }
}
class VC: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
  @IBOutlet weak var openButton: UIButton!
  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.style(next)
    openButton.style(.named)
  }
  var next: Style = .named
  @IBAction func close(_ s: Any) {}
}
