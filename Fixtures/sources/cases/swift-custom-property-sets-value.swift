// case: A property of the element's own class is set, whose observer tells the value.
// outlet: MeterViewController.meter
// class: MeterView
// base: UIView
// holders: MeterViewController
// expect value: supplied something
// expect label: untouched

import UIKit

class MeterView: UIView {
    var level: CGFloat = 0 {
        didSet {
            setNeedsDisplay()
            accessibilityValue = "\(Int(level * 100)) percent"
        }
    }
}

class MeterViewController: UIViewController {
    @IBOutlet weak var meter: MeterView!

    override func viewDidLoad() {
        super.viewDidLoad()
        meter.level = 0.5
    }
}
