import UIKit

class BudgetViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var sumLabel: UILabel!
    @IBOutlet weak var usedView: UIProgressView!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var addButton: UIButton!
    @IBOutlet weak var exportItem: UIBarButtonItem!

    private var expenses: [Expense] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton.layer.shadowColor = UIColor.black.cgColor
        addButton.addShadow()
        exportItem.isEnabled = false
        usedView.progress = 0.4
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let sum = expenses.reduce(0) { $0 + $1.cents }
        sumLabel.text = "€ \(sum / 100)"
        exportItem.isEnabled = !expenses.isEmpty
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { expenses.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Expense", for: indexPath) as! ExpenseCell
        cell.configure(expenses[indexPath.row])
        return cell
    }

    @IBAction func add(_ sender: Any) {}
    @IBAction func export(_ sender: Any) {}
}
