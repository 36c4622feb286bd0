// case: A case with a payload chooses another branch than that of the write.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: untouched

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
    closeButton.style(.tinted(.blue))
    openButton.style(.named)
  }
  @IBAction func close(_ s: Any) {}
}
