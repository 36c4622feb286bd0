// case: Each picture that code sets is one of the app's, which gives the button no name.
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
        let image = isUnread ? UIImage(named: "Unread") : #imageLiteral(resourceName: "Read")
        receiptButton.setImage(image?.withRenderingMode(.alwaysTemplate), for: .normal)
    }
}
