import UIKit

final class NamePresenter {
    weak var screen: NameShowing?

    func show(_ name: String) {
        screen?.nameLabel.text = name
    }
}
