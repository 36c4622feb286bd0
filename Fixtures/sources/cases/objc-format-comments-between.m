// case: Comments and line breaks stand between the parts of the message.
// outlet: RadioViewController.stopButton
// base: UIButton
// holders: RadioViewController
// expect label: supplied "Stop"

#import <UIKit/UIKit.h>

@interface RadioViewController : UIViewController
@property (weak /* , strong */, nonatomic) IBOutlet /* not a label */ UIButton
    *stopButton;
@end

@implementation RadioViewController

- (void) /* on load */ viewDidLoad
{
    [ super viewDidLoad ] ;
    [ [ self // the controller
        stopButton ] /* ] */
        setAccessibilityLabel : @"St" /* joined */ @"op" ] ;
}

@end
