import UIKit
import JourneyStyles

class SearchViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var queryField: UITextField! {
        didSet { queryField.accessibilityLabel = NSLocalizedString("search.query", comment: "") }
    }

    @IBOutlet weak var clearButton: UIButton!
    @IBOutlet weak var voiceButton: UIButton!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var noResultLabel: UILabel!

    private var results: [Journey] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        clearButton.isHidden = true
        voiceButton <~ Styles.icon
        queryField.addTarget(self, action: #selector(queryChanged), for: .editingChanged)
    }

    @objc private func queryChanged() {
        let query = queryField.text ?? ""
        clearButton.isHidden = query.isEmpty
        results = JourneyStore.shared.journeys.filter { $0.title.contains(query) }
        noResultLabel.isHidden = !results.isEmpty
        noResultLabel.text = "search.none".localized
        tableView.reloadData()
    }

    @IBAction func clear(_ sender: Any) {
        queryField.text = nil
        queryChanged()
    }

    @IBAction func voice(_ sender: Any) {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Result") as? SearchResultCell else {
            return UITableViewCell()
        }
        cell.titleLabel.text = results[indexPath.row].title
        cell.kindView.image = UIImage(named: "result")
        cell.kindView.isAccessibilityElement = true
        cell.kindView.accessibilityLabel = "search.journey".localized
        return cell
    }
}
