// case: The button is added to a list. A type of the app has a function of that name.
// outlet: CardController.closeButton
// base: UIButton
// holders: CardController
// expect label: untouched

import UIKit

extension Data {
    mutating func append(_ text: String) throws {
        guard let bytes = text.data(using: .utf8) else { throw CocoaError(.fileWriteUnknown) }
        append(bytes)
    }
}

class CardController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
    @IBOutlet weak var card: UIView!

    func showsButton() {
        card.accessibilityElements?.append(closeButton as Any)
    }
}
