// case: forEach over a list of outlets sets their labels and corners.
// outlet: MapViewController.zoomInButton
// base: UIButton
// holders: MapViewController
// expect traits: supplied [keyboardKey]
// expect label: untouched

import UIKit

class MapViewController: UIViewController {
    @IBOutlet weak var zoomInButton: UIButton!
    @IBOutlet weak var zoomOutButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        [zoomInButton, zoomOutButton].forEach {
            $0?.accessibilityTraits = .keyboardKey
            $0?.layer.cornerRadius = 6
        }
    }
}
