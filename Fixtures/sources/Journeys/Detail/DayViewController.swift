import UIKit

class DayViewController: UIViewController {
    @IBOutlet weak var previousButton: UIButton!
    @IBOutlet weak var nextButton: UIButton!
    @IBOutlet weak var dayLabel: UILabel!
    @IBOutlet weak var weatherView: UIImageView!
    @IBOutlet weak var moodView: MoodView!
    @IBOutlet weak var textView: UITextView!
    @IBOutlet weak var cameraButton: UIButton!
    @IBOutlet weak var micButton: UIButton!
    @IBOutlet weak var pinButton: UIButton!

    var day: Day!
    var weatherURL: URL!
    private var toggles: [UIButton] = []
    private weak var held: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        for (button, name) in [(previousButton, "voice.previousDay"), (nextButton, "voice.nextDay")] {
            button?.accessibilityLabel = NSLocalizedString(name, comment: "")
        }
        if UIImagePickerController.isSourceTypeAvailable(.camera) {
            cameraButton.accessibilityLabel = "voice.camera".localized
        }
        held = pinButton
        textView.text = day.text
        loadWeather()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dayLabel.text = DateFormatter.localizedString(from: Date(), dateStyle: .full, timeStyle: .none)
        moodView.mood = 2
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        day.text = textView.text
    }

    private func loadWeather() {
        URLSession.shared.dataTask(with: weatherURL) { data, _, _ in
            guard let data = data, let word = String(data: data, encoding: .utf8) else { return }
            DispatchQueue.main.async {
                self.weatherView.image = UIImage(named: "weather_" + word)
                self.weatherView.isAccessibilityElement = true
                self.weatherView.accessibilityLabel = word.localized
            }
        }.resume()
    }

    @IBAction func previousDay(_ sender: UIButton) { turn(sender) }
    @IBAction func nextDay(_ sender: UIButton) { turn(sender) }
    @IBAction func camera(_ sender: UIButton) {}

    @IBAction func record(_ sender: UIButton) {
        assert(sender === micButton)
    }

    @IBAction func pin(_ sender: UIButton) {
        held?.accessibilityLabel = "voice.pinned".localized
    }

    private func turn(_ sender: UIButton) {
        let forward = sender == nextButton
        UIView.transition(with: view, duration: 0.3,
                          options: forward ? .transitionCurlUp : .transitionCurlDown, animations: nil)
    }
}
