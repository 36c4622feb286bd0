// case: A loop sets the fonts in another view of the same controller, which does not hold the element.
// outlet: GridViewController.headerLabel
// base: UILabel
// holders: GridViewController
// expect font: untouched
// expect text: untouched

import UIKit

class GridViewController: UIViewController {
    @IBOutlet weak var headerLabel: UILabel!
    private let panel = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for case let label as UILabel in panel.arrangedSubviews {
            label.font = .systemFont(ofSize: 9)
        }
    }
}
