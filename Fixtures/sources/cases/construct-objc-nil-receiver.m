// case: Construct “objc-nil-receiver” around a write of the label.
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
- (void)setIt { self.closeButton.accessibilityLabel = @"Close"; }
- (void)viewDidLoad { [super viewDidLoad]; VC *o = nil; [o setIt]; }
- (IBAction)close:(id)s {}
@end
