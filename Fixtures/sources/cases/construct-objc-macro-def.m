// case: Construct “objc-macro-def” around a write of the label.
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
#define SET(x) x.accessibilityLabel = nil
- (void)viewDidLoad { [super viewDidLoad]; self.closeButton.accessibilityLabel = @"Close"; SET(self.closeButton); }
- (IBAction)close:(id)s {}
@end
