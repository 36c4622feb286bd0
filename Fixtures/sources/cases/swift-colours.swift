// case: Text and background get colours by their components.
// outlet: PaintViewController.noteLabel
// base: UILabel
// holders: PaintViewController
// expect textColor: supplied "#336699"
// expect backgroundColor: supplied "#FFFFFF"
// expect text: untouched

import UIKit

class PaintViewController: UIViewController {
    @IBOutlet weak var noteLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        noteLabel.textColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1.0)
        noteLabel.backgroundColor = .white
    }
}
