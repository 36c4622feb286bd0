// case: The instance variable of the outlet is named with an arrow.
// outlet: DialViewController.callButton
// base: UIButton
// holders: DialViewController
// expect label: supplied "Call"

#import <UIKit/UIKit.h>

@interface DialViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *callButton;
@end

@implementation DialViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self->_callButton.accessibilityLabel = @"Call";
}

@end
