// case: An enum case and an argument label have the name of the outlet.
// outlet: ListViewController.share
// base: UIButton
// holders: ListViewController
// expect label: untouched
// expect title: untouched

import UIKit

enum Command {
    case share
    case delete

    var label: String {
        switch self {
        case .share: return "Share"
        case .delete: return "Delete"
        }
    }
}

final class ListViewController: UIViewController {
    @IBOutlet private weak var share: UIButton!
    private let other = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        name(share: other, Command.share)
    }

    private func name(share button: UIButton, _ command: Command) {
        button.accessibilityLabel = command.label
    }
}
