import RxCocoa
import RxSwift
import UIKit

class ProfileViewController: UIViewController {
    @IBOutlet weak var avatarView: UIImageView!
    @IBOutlet weak var changeAvatarButton: UIButton!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var mottoField: UITextField!
    @IBOutlet weak var quotaView: UIProgressView!
    @IBOutlet weak var quotaLabel: UILabel!
    @IBOutlet weak var sinceLabel: UILabel!
    @IBOutlet weak var signOutButton: UIButton!

    private let bag = DisposeBag()
    private let hint = BehaviorRelay<String?>(value: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        for label in [quotaLabel, sinceLabel] {
            label?.font = .preferredFont(forTextStyle: .footnote)
            label?.adjustsFontForContentSizeCategory = true
        }
        hint.bind(to: mottoField.rx.accessibilityLabel).disposed(by: bag)
        signOutButton.tintColor = .systemRed
        quotaView.setProgress(0.3, animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        changeAvatarButton.accessibilityLabel = NSLocalizedString("profile.changeAvatar", tableName: "Start", comment: "")
        nameLabel.text = UserDefaults.standard.string(forKey: "name")
        ProfileService.load { profile in
            self.avatarView.image = profile.picture
            self.avatarView.isAccessibilityElement = profile.hasPicture
            self.avatarView.accessibilityLabel = profile.name
        }
    }

    @IBAction func changeAvatar(_ sender: Any) {}
    @IBAction func signOut(_ sender: Any) {}
}
