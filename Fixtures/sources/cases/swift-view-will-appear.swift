// case: viewWillAppear sets the title and the placeholder.
// outlet: SearchViewController.searchField
// base: UITextField
// holders: SearchViewController
// expect placeholder: supplied "Find a recipe"
// expect label: untouched
// expect text: untouched

import UIKit

class SearchViewController: UIViewController {
    @IBOutlet weak var searchField: UITextField!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        searchField.placeholder = "Find a recipe"
        searchField.becomeFirstResponder()
    }
}
