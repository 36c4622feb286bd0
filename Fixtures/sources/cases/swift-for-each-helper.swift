// case: forEach hands the outlets to a function that is not among the sources.
// outlet: MapViewController.zoomInButton
// base: UIButton
// holders: MapViewController
// expect label: open
// expect font: open

import UIKit

class MapViewController: UIViewController {
    @IBOutlet weak var zoomInButton: UIButton!
    @IBOutlet weak var zoomOutButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        [zoomInButton, zoomOutButton].forEach(Theme.current.apply)
    }
}
