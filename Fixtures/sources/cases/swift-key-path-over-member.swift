// case: Combine assigns to a key path over a member.
// outlet: ArtistHeader.nameLabel
// base: UILabel
// holders: ArtistHeader, ArtistViewController
// expect text: open

import Combine
import UIKit

final class ArtistHeader: UIView {
    @IBOutlet weak var nameLabel: UILabel!
}

final class ArtistViewController: UIViewController {
    @IBOutlet weak var header: ArtistHeader!
    @Published var name = ""
    private var tasks: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        $name.map(Optional.some).assign(to: \.header.nameLabel.text, on: self).store(in: &tasks)
    }
}
