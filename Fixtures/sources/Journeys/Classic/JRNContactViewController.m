#import "JRNContactViewController.h"

@interface JRNContactViewController ()
@property (weak, nonatomic) IBOutlet UITextField *nameField;
@property (weak, nonatomic) IBOutlet UITextField *mailField;
@property (weak, nonatomic) IBOutlet UITextView *messageView;
@property (weak, nonatomic) IBOutlet UIButton *sendButton;
@property (weak, nonatomic) IBOutlet UIButton *attachButton;
@property (weak, nonatomic) IBOutlet UILabel *noteLabel;
@end

@implementation JRNContactViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    _nameField.textContentType = UITextContentTypeName;
    _mailField.keyboardType = UIKeyboardTypeEmailAddress;
    _messageView.accessibilityLabel = NSLocalizedString(@"contact.message", nil);
    _sendButton.enabled = NO;

    NSArray *buttons = @[_sendButton, _attachButton];
    NSArray *names = [[NSUserDefaults standardUserDefaults] arrayForKey:@"names"];
    if (names.count > 1) {
        [buttons[1] setAccessibilityLabel:names[1]];
    }
}

- (IBAction)send:(id)sender {}
- (IBAction)attach:(id)sender {}

@end
