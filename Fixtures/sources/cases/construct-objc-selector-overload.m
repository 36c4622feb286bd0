// case: Construct “objc-selector-overload” around a write of the label.
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
- (void)setIt:(int)a { self.closeButton.accessibilityLabel = @"Close"; }
- (void)setIt:(int)a with:(int)b { }
- (void)viewDidLoad { [super viewDidLoad]; [self setIt:1 with:2]; }
- (IBAction)close:(id)s {}
@end
