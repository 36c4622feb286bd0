// case: The fonts that a label gives itself and its attributed texts all scale.
// outlet: CardController.title
// base: UILabel
// class: NoteLabel
// holders: CardController
// expect font: supplied something
// expect text: open

import UIKit

class NoteLabel: UILabel {
    override func awakeFromNib() {
        super.awakeFromNib()
        font = note(.regular)
    }

    private func note(_ weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15, weight: weight))
    }

    var parts: [String] = [] {
        didSet {
            attributedText = parts.reduce(into: NSMutableAttributedString()) { text, part in
                let font = note(.bold)
                text.append(NSAttributedString(string: part, attributes: [.font: font]))
            }
        }
    }
}

class CardController: UIViewController {
    @IBOutlet weak var title: NoteLabel!

    func show(_ note: Note) {
        title.parts = note.parts
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        show(notes[0])
    }
}
