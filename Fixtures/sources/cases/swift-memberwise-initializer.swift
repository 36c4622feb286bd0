// case: A structure keeps a button, and code sets a hint through it.
// outlet: OrderController.sendButton
// base: UIButton
// holders: OrderController
// expect label: untouched
// expect hint: open

import UIKit

struct Step {
    let view: UIButton
    let number: Int
}

final class OrderController: UIViewController {
    @IBOutlet weak var sendButton: UIButton!
    private var steps: [Step] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        steps.append(.init(view: sendButton, number: 1))
        steps.append(Step(view: sendButton, number: 2))
    }

    func explain(_ step: Step) { step.view.accessibilityHint = "Sends the order" }
}
