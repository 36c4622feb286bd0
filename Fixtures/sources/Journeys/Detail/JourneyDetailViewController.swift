import UIKit
import JourneyStyles

class JourneyDetailViewController: UIViewController {
    @IBOutlet weak var coverImageView: UIImageView! {
        didSet {
            coverImageView.isAccessibilityElement = true
            coverImageView.accessibilityLabel = NSLocalizedString("voice.cover", comment: "")
            coverImageView.accessibilityTraits = [.image, .button]
        }
    }

    @IBOutlet weak var titleLabel: UILabel! {
        didSet { titleLabel.accessibilityTraits.insert(.header) }
    }

    @IBOutlet weak var subtitleLabel: UILabel!
    @IBOutlet weak var favouriteButton: UIButton!
    @IBOutlet weak var shareButton: UIButton!
    @IBOutlet weak var deleteButton: UIButton!
    @IBOutlet weak var notesView: UITextView!
    @IBOutlet weak var distanceCaption: UILabel!
    @IBOutlet weak var distanceLabel: UILabel!
    @IBOutlet weak var daysCaption: UILabel!
    @IBOutlet weak var daysLabel: UILabel!
    @IBOutlet weak var statsStack: UIStackView!
    @IBOutlet weak var tipView: UIView!
    @IBOutlet weak var tipLabel: UILabel!
    @IBOutlet weak var closeTipButton: UIButton!
    @IBOutlet weak var editItem: UIBarButtonItem!

    var journey: Journey!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 24))
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.text = journey.title
        subtitleLabel.text = journey.notes
        subtitleLabel.textColor = Theme.current.secondaryText
        DangerStyle.apply(to: deleteButton)
        notesView.delegate = self
        notesView.text = journey.notes
        notesView.font = ReaderSettings.current.font
        daysLabel.text = "\(journey.days.count)"
        distanceLabel.text = "0 km"
        statsStack.setCustomSpacing(12, after: distanceLabel)
        closeTipButton.speak(as: L10n.Voice.close)
        editItem.accessibilityLabel = L10n.Voice.edit
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateFavourite()
        UIView.animate(withDuration: 0.3) {
            self.tipLabel.alpha = 1
            self.tipView.transform = .identity
        }
    }

    private func updateFavourite() {
        if journey.isFavourite {
            favouriteButton.accessibilityLabel = L10n.Voice.noFavourite
        } else {
            favouriteButton.accessibilityLabel = L10n.Voice.favourite
        }
    }

    @IBAction func toggleFavourite(_ sender: Any) {
        journey.isFavourite.toggle()
        updateFavourite()
    }

    @IBAction func share(_ sender: Any) {
        let sheet = UIActivityViewController(activityItems: [journey.title], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = shareButton
        sheet.popoverPresentationController?.sourceRect = shareButton.bounds
        present(sheet, animated: true)
    }

    @IBAction func remove(_ sender: Any) {}
    @IBAction func edit(_ sender: Any) {}
    @IBAction func showCover(_ sender: Any) {}

    @IBAction func closeTip(_ sender: Any) {
        UIView.animate(withDuration: 0.2, animations: { self.tipView.alpha = 0 })
    }
}

extension JourneyDetailViewController: UITextViewDelegate {
    func textViewDidEndEditing(_ textView: UITextView) {
        journey.notes = notesView.text
    }
}
