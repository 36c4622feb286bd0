// case: What R.swift writes for a nib gives a view of its class, and none of another one with such an outlet.
// outlet: BannerView.label
// base: UILabel
// holders: BannerView
// expect text: untouched
// expect font: untouched

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
        header.label.attributedText = explanation()
    }
}
