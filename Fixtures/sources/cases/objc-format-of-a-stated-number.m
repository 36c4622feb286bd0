// case: A format is filled with a number that a macro of the app states.
// outlet: HostController.portField
// base: UITextField
// holders: HostController
// expect placeholder: supplied "9090"

#import <UIKit/UIKit.h>

#define STANDARD_PORT 9090

@interface HostController : UIViewController
@property (weak, nonatomic) IBOutlet UITextField *portField;
@end

@implementation HostController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.portField.placeholder = [NSString stringWithFormat:@"%d", STANDARD_PORT];
}

@end
