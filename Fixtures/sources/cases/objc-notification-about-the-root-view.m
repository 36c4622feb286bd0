// case: The controller posts a notification about its root view, which changes nothing in it.
// outlet: LibraryController.moreButton
// base: UIButton
// holders: LibraryController
// expect title: untouched
// expect label: untouched

#import <UIKit/UIKit.h>

@interface LibraryController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *moreButton;
@end

@implementation LibraryController

- (void)leaveFullScreen {
    [[NSNotificationCenter defaultCenter] postNotificationName:@"LeftFullScreen" object:self.view];
}

@end
