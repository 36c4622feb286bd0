// case: A view with outlets sets the label when it comes from its nib.
// outlet: PlayerBar.playButton
// base: UIButton
// holders: PlayerBar
// expect label: supplied "Play"
// expect title: supplied localized play

import UIKit

final class PlayerBar: UIView {
    @IBOutlet private weak var playButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        playButton.accessibilityLabel = "Play"
        playButton.setTitle(NSLocalizedString("play", comment: ""), for: .normal)
    }
}
