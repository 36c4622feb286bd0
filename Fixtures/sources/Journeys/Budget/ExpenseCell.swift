import UIKit

final class ExpenseCell: UITableViewCell {
    @IBOutlet weak var iconView: UIImageView!
    @IBOutlet weak var whatLabel: UILabel!
    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet weak var receiptButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        whatLabel.font = UIFont.preferredFont(forTextStyle: .body)
        whatLabel.adjustsFontForContentSizeCategory = true
    }

    func configure(_ expense: Expense) {
        iconView.image = UIImage(named: "expense_" + expense.kind.rawValue)
        whatLabel.text = expense.what
        amountLabel.text = "€ \(expense.cents / 100)"
        receiptButton.accessibilityLabel = "Receipt of \(expense.what)"
    }

    @IBAction func receipt(_ sender: Any) {}
}
