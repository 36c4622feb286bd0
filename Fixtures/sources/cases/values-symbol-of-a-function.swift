// case: A function of the app's may load a symbol.
// outlet: CardView.closeButton
// base: UIButton
// holders: CardView
// expect label: untouched
// expect systemImage: open

import UIKit

extension UIImage {
    static func picture(_ name: String) -> UIImage? {
        if #available(iOS 13.0, *) {
            return UIImage(systemName: name)
        }
        return UIImage(named: name)
    }
}

class CardView: UIView {
    @IBOutlet weak var closeButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        closeButton.setImage(UIImage.picture("xmark"), for: .normal)
    }
}
