// case: SnapKit lays the outlet out; its closure names no property of accessibility.
// outlet: FeedViewController.composeButton
// base: UIButton
// holders: FeedViewController
// expect label: untouched
// expect title: untouched

import UIKit
import SnapKit

class FeedViewController: UIViewController {
    @IBOutlet weak var composeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        composeButton.snp.makeConstraints { make in
            make.trailing.bottom.equalToSuperview().inset(16)
            make.size.equalTo(56)
        }
    }
}
