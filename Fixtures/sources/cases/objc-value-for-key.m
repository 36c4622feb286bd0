// case: The outlet is fetched by its name as a string and given a label.
// outlet: LegacyViewController.helpButton
// base: UIButton
// holders: LegacyViewController
// expect label: open

#import <UIKit/UIKit.h>

@interface LegacyViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *helpButton;
@property (weak, nonatomic) IBOutlet UIButton *newsButton;
@end

@implementation LegacyViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSDictionary *labels = @{ @"helpButton" : @"Help", @"newsButton" : @"News" };
    [labels enumerateKeysAndObjectsUsingBlock:^(NSString *name, NSString *label, BOOL *stop) {
        UIButton *button = [self valueForKey:name];
        button.accessibilityLabel = label;
    }];
}

@end
