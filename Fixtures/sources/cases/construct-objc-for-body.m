// case: Construct “objc-for-body” around a write of the label.
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
- (void)viewDidLoad { [super viewDidLoad]; for (int i=0;i<0;i++) self.closeButton.accessibilityLabel = @"Close"; }
- (IBAction)close:(id)s {}
@end
