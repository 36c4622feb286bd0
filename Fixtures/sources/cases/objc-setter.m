// case: The setter of the outlet is written by hand and sets the label.
// outlet: InfoViewController.closeButton
// base: UIButton
// holders: InfoViewController
// expect label: supplied "Close"

#import <UIKit/UIKit.h>

@interface InfoViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *closeButton;
@end

@implementation InfoViewController

- (void)setCloseButton:(UIButton *)closeButton
{
    _closeButton = closeButton;
    _closeButton.accessibilityLabel = @"Close";
}

@end
