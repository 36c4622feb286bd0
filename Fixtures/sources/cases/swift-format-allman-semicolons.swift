// case: Braces stand on their own lines, and statements end with semicolons.
// outlet: RadioViewController.stopButton
// base: UIButton
// holders: RadioViewController
// expect label: supplied "Stop"
// expect title: untouched

import UIKit;

class RadioViewController : UIViewController
{
    @IBOutlet
    weak
    var stopButton : UIButton!;

    override
    func viewDidLoad()
    {
        super.viewDidLoad();
        self
            .stopButton
            .accessibilityLabel
            =
            "Stop";
    }
}
