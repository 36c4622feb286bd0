// case: A method has a parameter of the outlet's name, and names the outlet by its instance variable.
// outlet: InfoViewController.closeButton
// base: UIButton
// holders: InfoViewController
// expect label: open
// expect hint: untouched

#import <UIKit/UIKit.h>

@interface InfoViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *closeButton;
@end

@implementation InfoViewController

- (void)copyLabelOf:(UIButton *)closeButton {
    closeButton.accessibilityHint = @"Copied";
    _closeButton.accessibilityLabel = closeButton.accessibilityLabel;
}

@end
