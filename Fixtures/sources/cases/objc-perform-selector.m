// case: A selector that is put together from a text is performed on the outlet.
// outlet: OldController.infoButton
// base: UIButton
// holders: OldController
// expect label: open

#import <UIKit/UIKit.h>

@interface OldController : UIViewController
@property (nonatomic, retain) IBOutlet UIButton *infoButton;
@end

@implementation OldController

- (void)viewDidLoad {
    [super viewDidLoad];
    SEL selector = NSSelectorFromString([NSString stringWithFormat:@"set%@:", @"AccessibilityLabel"]);
    [self.infoButton performSelector:selector withObject:@"Info"];
}

@end
