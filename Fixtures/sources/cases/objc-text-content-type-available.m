// case: The content type of a field is set where the system knows it.
// outlet: JoinViewController.mailField
// base: UITextField
// holders: JoinViewController
// expect contentType: written "emailAddress"
// expect label: untouched

#import <UIKit/UIKit.h>

@interface JoinViewController : UIViewController
@property (weak, nonatomic) IBOutlet UITextField *mailField;
@end

@implementation JoinViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if (@available(iOS 10.0, *)) {
        self.mailField.textContentType = UITextContentTypeEmailAddress;
    }
}

@end
