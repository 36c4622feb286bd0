// case: The colour depends on the trait collection.
// outlet: PaintViewController.noteLabel
// base: UILabel
// holders: PaintViewController
// expect textColor: supplied something
// expect backgroundColor: open

import UIKit

class PaintViewController: UIViewController {
    @IBOutlet weak var noteLabel: UILabel!
    var paper: UIColor?

    override func viewDidLoad() {
        super.viewDidLoad()
        noteLabel.textColor = traitCollection.userInterfaceStyle == .dark ? .lightText : .darkText
        noteLabel.backgroundColor = paper
    }
}
