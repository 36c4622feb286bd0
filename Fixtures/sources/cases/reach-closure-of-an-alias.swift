// case: A closure is passed cells, by the function type that an alias names. The outlet has the name of a part of them.
// outlet: BadgeView.textLabel
// base: UILabel
// holders: BadgeView
// expect text: untouched

import UIKit

typealias Filling = (_ cell: UITableViewCell, _ path: IndexPath) -> Void

struct Row {
    static func custom(_ name: String, isLast: Bool = false, fill: Filling? = nil) -> Row { Row() }
    static func detail(_ text: String) -> Row {
        .custom("detail") { cell, _ in
            cell.textLabel?.text = text
        }
    }
}

class BadgeView: UIView {
    @IBOutlet weak var textLabel: UILabel!
}
