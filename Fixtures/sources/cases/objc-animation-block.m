// case: An animation block changes frame and alpha of the button.
// outlet: WelcomeViewController.startButton
// base: UIButton
// holders: WelcomeViewController
// expect label: untouched
// expect title: untouched

#import <UIKit/UIKit.h>

@interface WelcomeViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *startButton;
@end

@implementation WelcomeViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    CGRect frame = self.startButton.frame;
    frame.origin.y -= 20;
    [UIView animateWithDuration:0.3 animations:^{
        self.startButton.frame = frame;
        self.startButton.alpha = 1.0;
        [self.startButton layoutIfNeeded];
    }];
}

@end
