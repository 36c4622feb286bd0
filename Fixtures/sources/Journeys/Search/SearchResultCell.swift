import UIKit

final class SearchResultCell: UITableViewCell {
    @IBOutlet weak var kindView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var useButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        useButton.addTarget(self, action: #selector(highlight), for: .touchDown)
    }

    @objc private func highlight() {
        setHighlighted(true, animated: true)
    }

    @IBAction func use(_ sender: Any) {}
}
