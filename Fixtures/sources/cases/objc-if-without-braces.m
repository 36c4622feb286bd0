// case: The label is set under a condition without braces.
// outlet: ChatViewController.micButton
// base: UIButton
// holders: ChatViewController
// expect label: written "Record"
// expect hidden: untouched

#import <UIKit/UIKit.h>

@interface ChatViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *micButton;
@end

@implementation ChatViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if (UIAccessibilityIsVoiceOverRunning())
        self.micButton.accessibilityLabel = @"Record";
    self.micButton.tintColor = [UIColor redColor];
}

@end
