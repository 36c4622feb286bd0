// case: Code changes the text by the text storage.
// outlet: NoteViewController.noteView
// base: UITextView
// holders: NoteViewController
// expect text: open

import UIKit

class NoteViewController: UIViewController {
    @IBOutlet weak var noteView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        noteView.textStorage.setAttributedString(Note.current.content)
    }
}
