// case: A tool makes constants of the pictures of a catalogue, which are no symbols.
// outlet: MessageCell.receiptButton
// base: UIButton
// holders: MessageCell
// expect label: untouched
// expect systemImage: untouched

import UIKit

class MessageCell: UITableViewCell {
    @IBOutlet weak var receiptButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        receiptButton.setImage(isUnread ? R.image.ic_unread() : AppAsset.read.image, for: .normal)
    }
}
