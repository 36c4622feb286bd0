// case: A category has a property whose setter sets the label; code uses it with a dot.
// outlet: MenuViewController.closeButton
// base: UIButton
// holders: MenuViewController
// expect label: open

#import <UIKit/UIKit.h>

@interface UIView (Speech)
@property (nonatomic, copy) NSString *spoken;
@end

@implementation UIView (Speech)
- (NSString *)spoken {
    return self.accessibilityLabel;
}
- (void)setSpoken:(NSString *)spoken {
    self.accessibilityLabel = spoken;
}
@end

@interface MenuViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *closeButton;
@end

@implementation MenuViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.closeButton.spoken = self.title;
}
@end
