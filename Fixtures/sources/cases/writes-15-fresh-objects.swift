// case: Code builds buttons of its own and labels them.
// outlet: ToolsView.addButton
// base: UIButton
// holders: ToolsView
// expect label: untouched
// expect image: untouched

import UIKit

final class ToolsView: UIView {
    @IBOutlet private var addButton: UIButton!
    func more() {
        let button = UIButton(type: .system)
        button.accessibilityLabel = "More"
        button.setImage(UIImage(named: "more"), for: .normal)
        addSubview(button)
    }
}
