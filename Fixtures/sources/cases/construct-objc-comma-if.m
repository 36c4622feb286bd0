// case: Construct “objc-comma-if” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: written "Close"

#import <UIKit/UIKit.h>
@interface VC : UIViewController
@property (weak) IBOutlet UIButton *closeButton;
@property BOOL flag;
@end
@implementation VC
- (void)viewDidLoad { [super viewDidLoad]; if (self.flag)
 self.closeButton.accessibilityLabel = @"Close"; }
- (IBAction)close:(id)s {}
@end
