// case: A class of another file reaches the outlet over two members; other classes have an outlet of this name, too.
// outlet: HomeHeader.nameLabel
// base: UILabel
// holders: HomeHeader, HomeViewController
// expect text: open

import UIKit

final class HomeHeader: UIView {
    @IBOutlet weak var nameLabel: UILabel!
}

final class HomeViewController: UIViewController {
    @IBOutlet weak var header: HomeHeader!
}

final class FriendCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}
