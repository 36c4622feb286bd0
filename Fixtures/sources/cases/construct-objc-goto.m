// case: Construct “objc-goto” around a write of the label.
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
- (void)viewDidLoad { [super viewDidLoad]; goto end; self.closeButton.accessibilityLabel = @"Close"; end: return; }
- (IBAction)close:(id)s {}
@end
