// case: A method that viewDidLoad calls sets the label and the title.
// outlet: CameraViewController.shutterButton
// base: UIButton
// holders: CameraViewController
// expect label: supplied localized Take picture
// expect title: supplied "Shoot"

#import <UIKit/UIKit.h>

@interface CameraViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *shutterButton;
@end

@implementation CameraViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self setUpButtons];
}

- (void)setUpButtons {
    [_shutterButton setTitle:@"Shoot" forState:UIControlStateNormal];
    _shutterButton.accessibilityLabel = NSLocalizedString(@"Take picture", nil);
}

@end
