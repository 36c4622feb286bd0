// case: The class of the button sets the label when something happens.
// outlet: SaveViewController.saveButton
// class: LoadingButton
// base: UIButton
// holders: SaveViewController
// expect label: open
// expect hint: untouched

import UIKit

class LoadingButton: UIButton {
    var isLoading = false {
        didSet {
            isUserInteractionEnabled = !isLoading
            accessibilityLabel = isLoading ? "Loading" : nil
        }
    }
}

class SaveViewController: UIViewController {
    @IBOutlet weak var saveButton: LoadingButton!

    @IBAction func save(_ sender: Any) {
        saveButton.isLoading = true
    }
}
