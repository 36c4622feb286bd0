// case: The button is taken off the screen under a condition.
// outlet: GreetingViewController.waveButton
// base: UIButton
// holders: GreetingViewController
// expect label: untouched
// expect hidden: untouched

#import <UIKit/UIKit.h>

@interface GreetingViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *waveButton;
@property (nonatomic) BOOL alone;
@end

@implementation GreetingViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if (self.alone) {
        [self.waveButton removeFromSuperview];
    }
}

@end
