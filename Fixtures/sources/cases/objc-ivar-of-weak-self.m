// case: A block reaches the instance variable of the outlet through a strong reference.
// outlet: DialViewController.callButton
// base: UIButton
// holders: DialViewController
// expect label: open

#import <UIKit/UIKit.h>

@interface DialViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *callButton;
@end

@implementation DialViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    __weak typeof(self) weakSelf = self;
    [self.store loadWithCompletion:^(NSString *name) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) { return; }
        strongSelf->_callButton.accessibilityLabel = name;
    }];
}

@end
