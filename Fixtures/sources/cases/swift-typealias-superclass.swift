// case: The superclass of the owner is a typealias of a class of UIKit.
// outlet: ListViewController.addButton
// base: UIButton
// holders: ListViewController
// expect label: untouched

import UIKit

typealias Screen = UIViewController

final class ListViewController: Screen {
    @IBOutlet private weak var addButton: UIButton!
}
