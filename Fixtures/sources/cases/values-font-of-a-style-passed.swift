// case: A helper takes a style that is made with a font of a size that each call states: the font is fixed.
// outlet: StoryViewController.bodyLabel
// base: UILabel
// holders: StoryViewController
// expect font: supplied fixed

import UIKit

struct TextLook {
    var font: UIFont
    var color: UIColor
}

enum Theme {
    static func title(size: CGFloat = 24) -> TextLook { TextLook(font: bold(size: size), color: .black) }
    static func bold(size: CGFloat) -> UIFont {
        UIFont(name: "Lora-Bold", size: size) ?? UIFont.boldSystemFont(ofSize: size)
    }
}

extension UILabel {
    func wear(look: TextLook) { font = look.font }
}

class StoryViewController: UIViewController {
    @IBOutlet weak var bodyLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        bodyLabel.wear(look: Theme.title())
    }
}
