// case: A picture of an enumeration whose code is not read may be a symbol.
// outlet: MessageCell.receiptButton
// base: UIButton
// holders: MessageCell
// expect label: untouched
// expect systemImage: open

import UIKit

class MessageCell: UITableViewCell {
    @IBOutlet weak var receiptButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        receiptButton.setImage(Glyphs.read.image, for: .normal)
    }
}
