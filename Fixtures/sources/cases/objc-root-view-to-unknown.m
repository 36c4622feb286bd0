// case: The controller hands its root view to a function that is not among the sources.
// outlet: LibraryController.moreButton
// base: UIButton
// holders: LibraryController
// expect title: open
// expect label: open

#import <UIKit/UIKit.h>

@interface LibraryController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *moreButton;
@end

@implementation LibraryController

- (void)leaveFullScreen {
    [[ScreenStyler shared] styleEverything:self.view];
}

@end
