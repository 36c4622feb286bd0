import UIKit

class FilterViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var fromSlider: UISlider!
    @IBOutlet weak var toSlider: UISlider!
    @IBOutlet weak var photosSwitch: UISwitch!
    @IBOutlet weak var favouritesSwitch: UISwitch!
    @IBOutlet weak var daysStepper: UIStepper!
    @IBOutlet weak var applyButton: PrimaryButton!
    @IBOutlet weak var resetButton: UIButton!

    var daysName: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        makeHeader(titleLabel)
        fromSlider.accessibilityLabel = NSLocalizedString("filter.from", comment: "")
        toSlider.accessibilityLabel = NSLocalizedString("filter.to", comment: "")
        daysStepper.accessibilityLabel = daysName
    }

    private func makeHeader(_ view: UIView) {
        view.accessibilityTraits.insert(.header)
    }

    @IBAction func rangeChanged(_ sender: UISlider) {
        if sender == fromSlider { toSlider.value = max(toSlider.value, fromSlider.value) }
    }

    @IBAction func changed(_ sender: Any) {
        applyButton.isEnabled = photosSwitch.isOn || favouritesSwitch.isOn
    }

    @IBAction func apply(_ sender: Any) {}
    @IBAction func reset(_ sender: Any) {}
}
