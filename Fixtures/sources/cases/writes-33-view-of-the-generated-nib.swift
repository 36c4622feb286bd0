// case: A function that R.swift writes for a nib gives a view of its class.
// outlet: HintView.label
// base: UILabel
// holders: HintView
// expect text: supplied "Nothing is lost."

import UIKit

final class BannerView: UIView {
    @IBOutlet var label: UILabel!
}
final class HintView: UIView {
    @IBOutlet var label: UILabel!
}
final class RestoreController: UITableViewController {
    private let header = R.nib.hintView(withOwner: nil)!

    override func viewDidLoad() {
        super.viewDidLoad()
        header.label.text = "Nothing is lost."
    }
}
