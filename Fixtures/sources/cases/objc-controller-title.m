// case: A controller sets the title of its navigation item.
// class: LoginViewController
// base: UIViewController
// expect title: supplied localized login.title

#import <UIKit/UIKit.h>

@interface LoginViewController : UIViewController
@end

@implementation LoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.title = NSLocalizedString(@"login.title", nil);
}

@end
