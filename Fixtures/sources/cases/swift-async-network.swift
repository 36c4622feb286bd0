// case: The label is set when an answer comes from the network.
// outlet: UserViewController.avatarView
// base: UIImageView
// holders: UserViewController
// expect label: written "Avatar"
// expect image: open
// expect hint: untouched

import UIKit

class UserViewController: UIViewController {
    @IBOutlet weak var avatarView: UIImageView!
    var address = URL(string: "https://example.org/avatar.png")!

    override func viewDidLoad() {
        super.viewDidLoad()
        let task = URLSession.shared.dataTask(with: address) { [weak self] data, _, _ in
            guard let data = data else { return }
            DispatchQueue.main.async {
                self?.avatarView.image = UIImage(data: data)
                self?.avatarView.accessibilityLabel = "Avatar"
            }
        }
        task.resume()
    }
}
