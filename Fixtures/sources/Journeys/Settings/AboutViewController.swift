import UIKit

class AboutViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var versionLabel: UILabel!
    @IBOutlet weak var claimLabel: UILabel!
    @IBOutlet weak var rateButton: UIButton!
    @IBOutlet weak var siteButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        applyFont(to: view)
        rateButton.addShadow(radius: 2)
        siteButton.setValue(NSLocalizedString("about.site", comment: ""), forKey: "accessibilityLabel")
    }

    /// Gives every label below a view the font of the brand, in its size.
    private func applyFont(to root: UIView) {
        if let label = root as? UILabel, let font = UIFont(name: "Avenir-Book", size: label.font.pointSize) {
            label.font = UIFontMetrics.default.scaledFont(for: font)
            label.adjustsFontForContentSizeCategory = true
        }
        root.subviews.forEach(applyFont)
    }

    @IBAction func rate(_ sender: Any) {}
    @IBAction func site(_ sender: Any) {}
}
