// case: Both branches of a build condition set a title.
// outlet: DebugViewController.modeButton
// base: UIButton
// holders: DebugViewController
// expect title: supplied something
// expect label: untouched

#import <UIKit/UIKit.h>

@interface DebugViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *modeButton;
@end

@implementation DebugViewController

- (void)viewDidLoad {
    [super viewDidLoad];
#ifdef DEBUG
    [self.modeButton setTitle:@"Debug" forState:UIControlStateNormal];
#else
    [self.modeButton setTitle:@"About" forState:UIControlStateNormal];
#endif
}

@end
