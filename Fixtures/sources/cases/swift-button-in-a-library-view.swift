// case: A button without an outlet is in a view of a library, in the view of a controller that is read.
// class: RoundButton
// base: UIButton
// views: VideoView
// holders: VideoView, CallController
// expect label: untouched

import UIKit

class RoundButton: UIButton {}

class CallController: UIViewController {
    @IBOutlet weak var localView: VideoView!
}
