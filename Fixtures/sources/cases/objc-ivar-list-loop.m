// case: A loop runs over an outlet collection that is an instance variable without an underscore.
// outlet: DialViewController.digitButtons
// base: UIButton
// holders: DialViewController
// expect label: supplied "Digit"

#import <UIKit/UIKit.h>

@interface DialViewController : UIViewController {
    IBOutletCollection(UIButton) NSArray *digitButtons;
}
@end

@implementation DialViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    for (UIButton *button in digitButtons) {
        button.accessibilityLabel = @"Digit";
    }
}

@end
