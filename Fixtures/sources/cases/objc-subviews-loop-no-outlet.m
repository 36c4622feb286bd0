// case: A loop over the subviews of the root view replaces the fonts; the element has no outlet.
// base: UILabel
// holders: AboutViewController
// expect font: open

#import <UIKit/UIKit.h>

@interface AboutViewController : UIViewController
@end

@implementation AboutViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    for (UIView *subview in self.view.subviews) {
        if ([subview isKindOfClass:[UILabel class]]) {
            UILabel *label = (UILabel *)subview;
            label.font = [UIFont fontWithName:@"Avenir" size:label.font.pointSize];
        }
    }
}

@end
