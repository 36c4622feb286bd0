// case: A property of the class sets its label by its new value, which the owner of the outlet sets plainly.
// outlet: MapViewController.compass
// class: CompassView
// base: UIView
// holders: MapViewController
// expect label: supplied "Compass"
// answers label: open
// expect value: untouched
// expect hint: supplied something

import UIKit

final class CompassView: UIView {
    var name: String? {
        get { accessibilityLabel }
        set { accessibilityLabel = newValue }
    }

    var topic: String {
        get { "" }
        set { accessibilityHint = "Shows \(newValue)" }
    }

    var direction: String? {
        get { accessibilityValue }
        set { accessibilityValue = newValue }
    }
}

final class MapViewController: UIViewController {
    @IBOutlet weak var compass: CompassView!
    @IBOutlet weak var second: CompassView!

    override func viewDidLoad() {
        super.viewDidLoad()
        compass.topic = "North"
        compass.name = "Compass"
        second.direction = "North"
    }
}
