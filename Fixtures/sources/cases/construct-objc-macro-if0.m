// case: Construct “objc-macro-if0” around a write of the label.
// outlet: VC.closeButton
// base: UIButton
// holders: VC
// actions: close
// expect label: untouched

#import <UIKit/UIKit.h>
@interface VC : UIViewController
@property (weak) IBOutlet UIButton *closeButton;
@property BOOL flag;
@end
@implementation VC
- (void)viewDidLoad { [super viewDidLoad];
#if 0
 self.closeButton.accessibilityLabel = @"Close";
#endif
 }
- (IBAction)close:(id)s {}
@end
