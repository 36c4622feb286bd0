// case: Another screen fills this one before it shows it, which is also shown otherwise.
// outlet: LicenceViewController.acceptButton
// base: UIButton
// holders: LicenceViewController
// expect title: written "Accept"
// expect label: supplied "Accept the licence"

#import <UIKit/UIKit.h>

@interface LicenceViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *acceptButton;
- (void)fill;
@end

@implementation LicenceViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.acceptButton.accessibilityLabel = @"Accept the licence";
}

- (void)fill {
    [self.acceptButton setTitle:@"Accept" forState:UIControlStateNormal];
}

@end

@interface WelcomeViewController : UIViewController
@property (strong, nonatomic) LicenceViewController *licence;
@end

@implementation WelcomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.licence loadViewIfNeeded];
    [self.licence fill];
}

@end
