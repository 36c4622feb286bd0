import UIKit

final class HomeCoordinator {
    private weak var home: HomeViewController?

    func userChanged(to name: String) {
        home?.header.nameLabel.text = name
    }
}
