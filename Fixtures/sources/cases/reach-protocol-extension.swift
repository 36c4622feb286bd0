// case: A function of an extension for controllers calls another one of all controllers, which changes no view.
// outlet: MessageCell.nameLabel
// base: UILabel
// holders: MessageCell
// expect text: untouched
// expect traits: untouched

import UIKit

protocol SheetPresenter {}

extension SheetPresenter where Self: UIViewController {
    func presentSheet(source: (view: UIView?, rect: CGRect?)? = nil) {
        let open = { [weak self] in
            self?.pushOrPresent(UIViewController(), source: source)
        }
        open()
    }
}

extension UIViewController {
    func pushOrPresent(_ controller: UIViewController, source: (view: UIView?, rect: CGRect?)? = nil) {
        controller.popoverPresentationController?.sourceView = source?.view
        present(controller, animated: true)
    }
}

class ChatController: UIViewController, SheetPresenter {
    func show(_ cell: MessageCell) { presentSheet(source: (cell.nameLabel, cell.nameLabel.frame)) }
}

class MessageCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}
