// case: Another controller reaches the outlet in prepareForSegue.
// outlet: TermsViewController.agreeButton
// base: UIButton
// holders: TermsViewController
// expect title: written "Agree"
// expect font: untouched

#import <UIKit/UIKit.h>

@interface TermsViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *agreeButton;
@end

@implementation TermsViewController
@end

@interface StartViewController : UIViewController
@end

@implementation StartViewController

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender
{
    TermsViewController *terms = (TermsViewController *)segue.destinationViewController;
    [terms view];
    [terms.agreeButton setTitle:@"Agree" forState:UIControlStateNormal];
}

@end
