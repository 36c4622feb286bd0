// case: Code asks a copy of a button's configuration, and gives it to nothing.
// outlet: OrderController.sendButton
// base: UIButton
// holders: OrderController
// expect label: untouched
// expect title: untouched
// expect traits: untouched

import UIKit

final class OrderController: UIViewController {
    @IBOutlet weak var sendButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let configuration = sendButton.configuration else { return }
        measure(configuration.ourInsets, of: configuration)
    }

    private func measure(_ insets: NSDirectionalEdgeInsets, of configuration: UIButton.Configuration) {
        print(insets, configuration.ourShadow)
    }
}
