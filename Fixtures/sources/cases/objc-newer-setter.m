// case: A setter that the table has not sets a property that its name tells to be of no matter.
// outlet: CardController.nameField
// base: UITextField
// holders: CardController
// expect placeholder: untouched
// expect editable: supplied false
// expect font: untouched

#import <UIKit/UIKit.h>

@interface CardController : UIViewController
@property (weak) IBOutlet UITextField *nameField;
@end

@implementation CardController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.nameField setEditable:NO];
    [self.nameField setSmartQuotesKind:1];
}

@end
