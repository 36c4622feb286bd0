// case: The setter of the outlet names the button by its parameter, and sets another text in some cases.
// outlet: InfoViewController.closeButton
// base: UIButton
// holders: InfoViewController
// expect label: supplied "Close"
// expect hint: written "Ends the tour"
// expect title: untouched

#import <UIKit/UIKit.h>

@interface InfoViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *closeButton;
@end

@implementation InfoViewController

- (void)setCloseButton:(UIButton *)button {
    _closeButton = button;
    [button setAccessibilityLabel:@"Close"];
    if (self.isBeingPresented) { button.accessibilityHint = @"Ends the tour"; }
}

@end
