// case: The class has a method that labels itself; code calls it on another object of the class.
// outlet: SettingsViewController.secondRow
// class: RowButton
// base: UIButton
// holders: SettingsViewController
// expect label: untouched

import UIKit

final class RowButton: UIButton { func name(_ text: String) { accessibilityLabel = text } }
final class SettingsViewController: UIViewController {
    @IBOutlet private var firstRow: RowButton!
    @IBOutlet private var secondRow: RowButton!
    override func viewDidLoad() { super.viewDidLoad(); firstRow.name("Sounds") }
}
