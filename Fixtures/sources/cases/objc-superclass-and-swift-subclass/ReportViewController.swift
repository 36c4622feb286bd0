import UIKit

@objcMembers
class ReportViewController: BaseViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setTitle("X", for: .normal)
    }
}
