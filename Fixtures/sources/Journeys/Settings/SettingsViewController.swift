import UIKit

class SettingsViewController: UIViewController {
    @IBOutlet weak var rowsStack: UIStackView!
    @IBOutlet weak var backupLabel: UILabel!
    @IBOutlet weak var wifiLabel: UILabel!
    @IBOutlet weak var locationLabel: UILabel!
    @IBOutlet weak var backupSwitch: UISwitch!
    @IBOutlet weak var wifiSwitch: UISwitch!
    @IBOutlet weak var locationSwitch: UISwitch!
    @IBOutlet weak var sizeCaption: UILabel!
    @IBOutlet weak var sizeSlider: UISlider!
    @IBOutlet weak var brightnessSlider: UISlider!
    @IBOutlet weak var resetButton: UIButton!
    @IBOutlet weak var debugButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        backupSwitch.accessibilityLabel = NSLocalizedString("settings.backup", comment: "")
        wifiSwitch.isOn = UserDefaults.standard.bool(forKey: "wifi")
        locationSwitch.setOn(UserDefaults.standard.bool(forKey: "location"), animated: false)
        brightnessSlider.value = Float(UIScreen.main.brightness)
        resetButton.layer.cornerRadius = 8
        resetButton.showsMenuAsPrimaryAction = false
        setUpRows()
        setUpSlider()
        #if DEBUG
        debugButton.accessibilityLabel = "Debug menu"
        #endif
    }

    private func setUpRows() {
        for row in rowsStack.arrangedSubviews {
            for case let label as UILabel in row.subviews {
                label.font = UserDefaults.standard.bool(forKey: "large")
                    ? .preferredFont(forTextStyle: .title3) : .systemFont(ofSize: 17)
            }
        }
    }

    private func setUpSlider() {
        sizeSlider.accessibilityLabel = NSLocalizedString("settings.size", comment: "")
        sizeSlider.accessibilityValue = "\(Int(sizeSlider.value * 100)) %"
    }

    @IBAction func backupChanged(_ sender: UISwitch) {
        wifiSwitch.isEnabled = sender.isOn
    }

    @IBAction func wifiChanged(_ sender: UISwitch) {}
    @IBAction func locationChanged(_ sender: UISwitch) {}
    @IBAction func sizeChanged(_ sender: UISlider) { setUpSlider() }
    @IBAction func brightnessChanged(_ sender: UISlider) { UIScreen.main.brightness = CGFloat(sender.value) }
    @IBAction func reset(_ sender: Any) {}
    @IBAction func debug(_ sender: Any) {}
}
