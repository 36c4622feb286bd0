// case: A condition chooses between two instance variables.
// outlet: DialViewController.callButton
// base: UIButton
// holders: DialViewController
// expect label: open

#import <UIKit/UIKit.h>

@interface DialViewController : UIViewController {
    IBOutlet UIButton *callButton;
    IBOutlet UIButton *hangUpButton;
}
@property (nonatomic) BOOL idle;
@end

@implementation DialViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UIButton *active = self.idle ? callButton : hangUpButton;
    active.accessibilityLabel = @"Telephone";
}

@end
