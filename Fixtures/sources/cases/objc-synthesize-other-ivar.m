// case: The property is synthesized with an instance variable of another name, which sets the label.
// outlet: OldController.infoButton
// base: UIButton
// holders: OldController
// expect label: supplied "Info"

#import <UIKit/UIKit.h>

@interface OldController : UIViewController
@property (nonatomic, strong) IBOutlet UIButton *infoButton;
@end

@implementation OldController
@synthesize infoButton = ivarInfo;

- (void)viewDidLoad {
    [super viewDidLoad];
    ivarInfo.accessibilityLabel = @"Info";
}

@end
