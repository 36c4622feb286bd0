// case: The pictures come from a function, a constant and a drawing of the app's, and none is a symbol.
// outlet: CardView.closeButton
// base: UIButton
// holders: CardView
// expect label: untouched
// expect systemImage: untouched

import UIKit

enum Picture: String {
    case cross, plus

    var image: UIImage? { UIImage(named: rawValue) }
}

extension UIImage {
    static func picture(_ name: Picture) -> UIImage? {
        UIImage(named: name.rawValue)
    }

    static func drawn() -> UIImage? {
        let image = UIGraphicsGetImageFromCurrentImageContext()
        return image
    }
}

class CardView: UIView {
    @IBOutlet weak var closeButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        closeButton.setImage(UIImage.picture(.cross)?.withRenderingMode(.alwaysTemplate), for: .normal)
        closeButton.setImage(Picture.plus.image, for: .normal)
        closeButton.setImage(UIImage.drawn(), for: .normal)
    }
}
