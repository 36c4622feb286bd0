import UIKit

final class JourneyListViewController: UIViewController {
    @IBOutlet private weak var headlineLabel: UILabel!
    @IBOutlet private weak var addButton: UIButton!
    @IBOutlet private weak var filterButton: UIButton!
    @IBOutlet private weak var searchField: UITextField!
    @IBOutlet private weak var syncButton: UIButton!
    @IBOutlet private weak var emptyLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var demoButton: UIButton!
    @IBOutlet private weak var settingsItem: UIBarButtonItem!
    @IBOutlet private weak var profileItem: UIBarButtonItem!

    private var journeys: [Journey] { JourneyStore.shared.journeys }

    private var isSyncing = false {
        didSet {
            if isSyncing {
                syncButton.accessibilityLabel = "voice.syncing".localized
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        headlineLabel.accessibilityTraits.insert(.header)
        headlineLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .boldSystemFont(ofSize: 28))
        headlineLabel.adjustsFontForContentSizeCategory = true

        addButton.accessibilityLabel = L10n.Voice.addJourney
        filterButton.layer.cornerRadius = 22
        filterButton.layer.borderWidth = 1
        settingsItem.accessibilityLabel = L10n.Voice.settings
        profileItem.isEnabled = !journeys.isEmpty

        searchField.delegate = self
        searchField.returnKeyType = .search
        #if !DEBUG
        demoButton.isHidden = true
        #endif
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        emptyLabel.isHidden = !journeys.isEmpty
        tableView.reloadData()
    }

    @IBAction private func addJourney(_ sender: Any) {}
    @IBAction private func showFilter(_ sender: Any) {}
    @IBAction private func showDemo(_ sender: Any) {}
    @IBAction private func openSettings(_ sender: Any) {}
    @IBAction private func openProfile(_ sender: Any) {}

    @IBAction private func sync(_ sender: UIButton) {
        isSyncing = true
    }
}

extension JourneyListViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        searchField.resignFirstResponder()
        return true
    }
}

extension JourneyListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { journeys.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Journey", for: indexPath) as! JourneyCell
        cell.configure(with: journeys[indexPath.row])
        return cell
    }
}
