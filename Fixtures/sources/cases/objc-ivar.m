// case: The label is set through the instance variable of the outlet's property.
// outlet: SignInViewController.revealButton
// base: UIButton
// holders: SignInViewController
// expect label: supplied "Show password"
// expect font: untouched

#import "SignInViewController.h"

@interface SignInViewController : UIViewController
@end

@interface SignInViewController () <UITextFieldDelegate> {
    BOOL _revealed;
}
@property (weak, nonatomic) IBOutlet UIButton *revealButton;
@property (weak, nonatomic) IBOutlet UITextField *passwordField;
@end

@implementation SignInViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    _passwordField.delegate = self;
    _revealButton.accessibilityLabel = @"Show password";
    _revealButton.layer.cornerRadius = 4.f;
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField
{
    [textField resignFirstResponder];
    return YES;
}

@end
