// case: The name of the outlet stands in comments and log messages only.
// outlet: NoteViewController.closeButton
// base: UIButton
// holders: NoteViewController
// expect label: untouched

#import <UIKit/UIKit.h>

@interface NoteViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *closeButton; // self.closeButton.accessibilityLabel = @"Close";
@end

@implementation NoteViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    /* [self.closeButton setAccessibilityLabel:@"Close"]; */
    NSLog(@"self.closeButton.accessibilityLabel = %@", @"none");
}

@end
