// case: Key-value coding reaches the outlets by a computed key.
// outlet: StarsViewController.star1Button
// base: UIButton
// holders: StarsViewController
// expect label: open

#import <UIKit/UIKit.h>

@interface StarsViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *star1Button;
@property (nonatomic, weak) IBOutlet UIButton *star2Button;
@end

@implementation StarsViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    for (NSInteger i = 1; i <= 2; i++) {
        UIButton *button = [self valueForKey:[NSString stringWithFormat:@"star%ldButton", (long)i]];
        button.accessibilityLabel = [NSString stringWithFormat:@"%ld stars", (long)i];
    }
}
@end
