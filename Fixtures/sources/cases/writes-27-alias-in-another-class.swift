// case: Another controller keeps the outlet under a name of its own and labels it.
// outlet: HeaderView.allSwitch
// base: UISwitch
// holders: HeaderView
// expect label: open

import UIKit

final class HeaderView: UIView { @IBOutlet var allSwitch: UISwitch! }
final class FilterViewController: UIViewController {
    private var allSwitch: UISwitch?
    private let header = HeaderView()
    override func viewDidLoad() {
        super.viewDidLoad()
        allSwitch = header.allSwitch
        allSwitch?.accessibilityLabel = "All podcasts"
    }
}
