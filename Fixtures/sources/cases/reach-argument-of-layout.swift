// case: A library of layouts is passed the outlet to put another view beside it.
// outlet: MenuView.mailButton
// base: UIButton
// holders: MenuView
// expect label: untouched
// expect isElement: untouched

import UIKit

class MenuView: UIView {
    @IBOutlet var mailButton: UIButton!
    @IBOutlet var settingsButton: UIButton!

    override func layoutSubviews() {
        super.layoutSubviews()
        settingsButton.pin.top(8).before(of: mailButton).sizeToFit()
    }
}
