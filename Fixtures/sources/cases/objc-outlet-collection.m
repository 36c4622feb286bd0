// case: A loop over an outlet collection sets the font of the titles.
// outlet: KeypadViewController.digitButtons
// base: UIButton
// holders: KeypadViewController
// expect font: supplied 28.0
// expect label: untouched

#import <UIKit/UIKit.h>

@interface KeypadViewController : UIViewController
@property (strong, nonatomic) IBOutletCollection(UIButton) NSArray *digitButtons;
@end

@implementation KeypadViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    for (UIButton *button in self.digitButtons) {
        button.titleLabel.font = [UIFont fontWithName:@"Avenir-Book" size:28];
    }
}

@end
