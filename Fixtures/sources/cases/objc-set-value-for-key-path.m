// case: The label is set by a key path that goes through the outlet.
// outlet: LegacyViewController.helpButton
// base: UIButton
// holders: LegacyViewController
// expect label: supplied "Help"

#import <UIKit/UIKit.h>

@interface LegacyViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *helpButton;
@end

@implementation LegacyViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self setValue:@"Help" forKeyPath:@"helpButton.accessibilityLabel"];
}

@end
