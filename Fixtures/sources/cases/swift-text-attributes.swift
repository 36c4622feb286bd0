// case: Dictionaries of attributes set font and colour.
// outlet: NoteViewController.searchField
// base: UITextField
// holders: NoteViewController
// expect font: open
// expect textColor: open
// expect placeholder: untouched

import UIKit

class NoteViewController: UIViewController {
    @IBOutlet weak var searchField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        searchField.defaultTextAttributes = [.font: Theme.font, .foregroundColor: UIColor.gray]
    }
}
