// case: Construct “objc-cfunc” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: open

#import <UIKit/UIKit.h>
@interface VC : UIViewController
@property (weak) IBOutlet UIButton *closeButton;
@property BOOL flag;
@end
@implementation VC
static void style(VC *v) { v.closeButton.accessibilityLabel = @"Close"; }
- (void)viewDidLoad { [super viewDidLoad]; if (self.flag) style(self); }
- (IBAction)close:(id)s {}
@end
