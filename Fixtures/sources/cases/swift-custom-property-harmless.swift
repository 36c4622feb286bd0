// case: A property of the element's own class is set, whose observer draws only.
// outlet: MeterViewController.meter
// class: MeterView
// base: UIView
// holders: MeterViewController
// expect label: untouched
// expect isElement: untouched
// expect value: untouched

import UIKit

class MeterView: UIView {
    var level: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height))
    }
}

class MeterViewController: UIViewController {
    @IBOutlet weak var meter: MeterView!

    override func viewDidLoad() {
        super.viewDidLoad()
        meter.level = 0.5
    }
}
