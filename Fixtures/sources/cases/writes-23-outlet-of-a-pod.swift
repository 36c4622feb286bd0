// case: The superclass is a library, and the outlet is declared there.
// outlet: CallViewController.muteButton
// base: UIButton
// holders: CallViewController
// expect label: open

import UIKit

import RoomKit
final class CallViewController: RKCallViewController {
    override func viewDidLoad() { super.viewDidLoad() }
}
