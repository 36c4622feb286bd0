// case: Another class has an outlet of the same name and labels it.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: untouched

#import <UIKit/UIKit.h>

@interface LoginViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *closeButton;
@end

@interface HelpViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *closeButton;
@end

@implementation HelpViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.closeButton.accessibilityLabel = @"Close help";
}

@end

@implementation LoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    _closeButton.layer.cornerRadius = 5;
}

@end
