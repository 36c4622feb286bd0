// case: Both branches set the same label, and one of them a hint.
// outlet: ChatViewController.micButton
// base: UIButton
// holders: ChatViewController
// expect label: supplied "Record"
// expect hint: written "Sends to all members"

#import <UIKit/UIKit.h>

@interface ChatViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *micButton;
@property (nonatomic) BOOL group;
@end

@implementation ChatViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if (self.group) {
        self.micButton.accessibilityLabel = @"Record";
        self.micButton.accessibilityHint = @"Sends to all members";
    }
    else {
        self.micButton.accessibilityLabel = @"Record";
    }
}

@end
