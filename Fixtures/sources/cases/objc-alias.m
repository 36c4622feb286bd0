// case: A local variable stands for the outlet and sets the label.
// outlet: BookViewController.coverButton
// base: UIButton
// holders: BookViewController
// expect label: supplied "Cover"

#import <UIKit/UIKit.h>

@interface BookViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *coverButton;
@end

@implementation BookViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UIButton *button = self.coverButton;
    button.exclusiveTouch = YES;
    button.accessibilityLabel = @"Cover";
}

@end
