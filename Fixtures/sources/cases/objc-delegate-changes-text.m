// case: A callback of a delegate clears the text of the field.
// outlet: CodeViewController.codeField
// base: UITextField
// holders: CodeViewController
// expect text: open
// expect label: untouched
// expect placeholder: untouched

#import <UIKit/UIKit.h>

@interface CodeViewController : UIViewController <UITextFieldDelegate>
@property (weak, nonatomic) IBOutlet UITextField *codeField;
@end

@implementation CodeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.codeField.delegate = self;
    self.codeField.secureTextEntry = YES;
}

- (void)textFieldDidBeginEditing:(UITextField *)textField {
    self.codeField.text = @"";
}

@end
