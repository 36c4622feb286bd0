import UIKit

final class JourneyCell: UITableViewCell {
    @IBOutlet private weak var coverView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var dateLabel: UILabel!
    @IBOutlet private weak var favouriteButton: UIButton!
    @IBOutlet private weak var moreButton: UIButton!

    private static let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        coverView.round(6)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        moreButton.isHidden = false
    }

    func configure(with journey: Journey) {
        titleLabel.text = journey.title
        dateLabel.text = JourneyCell.dates.string(from: journey.start)
        favouriteButton.accessibilityLabel = journey.isFavourite ? L10n.Voice.noFavourite : L10n.Voice.favourite
        if let url = journey.coverURL {
            ImageLoader.shared.load(url, into: coverView)
        }
    }

    @IBAction private func toggleFavourite(_ sender: UIButton) {}
    @IBAction private func showMore(_ sender: UIButton) {}
}
