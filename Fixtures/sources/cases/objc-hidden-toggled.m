// case: The button is hidden at first and shown when the switch is turned.
// outlet: SyncViewController.retryButton
// base: UIButton
// holders: SyncViewController
// expect hidden: open
// expect label: untouched
// expect title: untouched

#import <UIKit/UIKit.h>

@interface SyncViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *retryButton;
@end

@implementation SyncViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.retryButton.hidden = YES;
}

- (IBAction)toggle:(UISwitch *)sender {
    self.retryButton.hidden = !sender.isOn;
}

@end
