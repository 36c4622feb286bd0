// case: The lines end with CR and LF, and a macro goes over several of them.
// outlet: RadioViewController.stopButton
// base: UIButton
// holders: RadioViewController
// expect label: untouched
// expect title: untouched
// answers label: open
// answers title: open

#import <UIKit/UIKit.h>

#define ROUND(view) \
    (view).layer.cornerRadius = 4; \
    (view).layer.masksToBounds = YES

@interface RadioViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *stopButton;
@end

@implementation RadioViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    ROUND(self.stopButton);
}

@end
