// case: The superclass is a library; the outlet is declared in the app, which never touches it.
// outlet: RoomViewController.pinButton
// base: UIButton
// holders: RoomViewController
// expect label: untouched

import UIKit

import RoomKit
final class RoomViewController: RKRoomViewController {
    @IBOutlet private var pinButton: UIButton!
}
