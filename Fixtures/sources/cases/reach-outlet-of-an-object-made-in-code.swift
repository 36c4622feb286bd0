// case: Only an object that code makes gets another switch; a nib makes its own.
// outlet: SwitchCell.toggle
// base: UISwitch
// holders: SwitchCell
// in-template:
// expect label: untouched

import UIKit

class SwitchCell: UITableViewCell {
    @IBOutlet weak var toggle: UISwitch!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        layOut()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func layOut() {
        let toggle = UISwitch()
        self.toggle = toggle
        contentView.addSubview(toggle)
    }
}
