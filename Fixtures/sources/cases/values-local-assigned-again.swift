// case: A local text is assigned again where the first one is missing; each of them says something.
// outlet: ShopController.buyButton
// base: UIButton
// holders: ShopController
// expect title: supplied something

import UIKit

class ShopController: UIViewController {
    @IBOutlet weak var buyButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        buyButton.setTitle(Texts.find("buy"), for: .normal)
    }
}

enum Texts {
    static func find(_ key: String, _ arguments: CVarArg...) -> String {
        var format = NSLocalizedString(key, tableName: "Shop", comment: "")
        let text = String(format: format, arguments: arguments)
        if text != key { return text }
        format = NSLocalizedString(key, tableName: "Fallback", comment: "")
        return String(format: format, arguments: arguments)
    }
}
