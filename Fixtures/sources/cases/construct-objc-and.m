// case: Construct “objc-and” around a write of the label.
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
- (BOOL)setIt { self.closeButton.accessibilityLabel = @"Close"; return YES; }
- (void)viewDidLoad { [super viewDidLoad]; BOOL x = self.flag && [self setIt]; }
- (IBAction)close:(id)s {}
@end
