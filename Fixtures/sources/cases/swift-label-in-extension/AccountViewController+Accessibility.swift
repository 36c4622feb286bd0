import UIKit

extension AccountViewController {
    func configureAccessibility() {
        editButton.accessibilityLabel = "Edit profile"
        view.shouldGroupAccessibilityChildren = true
    }
}
