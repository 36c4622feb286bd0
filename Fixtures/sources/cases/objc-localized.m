// case: The label comes from the string table, in Objective-C, over two lines.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: supplied localized login.close

#import "LoginViewController.h"

@interface LoginViewController : UIViewController
@end

@interface LoginViewController ()
@property (weak, nonatomic) IBOutlet UIButton *closeButton;
@end

@implementation LoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.closeButton.accessibilityLabel = NSLocalizedString(@"login.close",
                                                            @"Label of the button with the cross");
}

@end
