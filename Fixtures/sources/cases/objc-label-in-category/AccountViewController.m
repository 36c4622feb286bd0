// case: A category of the controller, in another file, sets the label; viewDidLoad calls it.
// outlet: AccountViewController.editButton
// base: UIButton
// holders: AccountViewController
// expect label: supplied "Edit"

#import "AccountViewController.h"
#import "AccountViewController+Voice.h"

@implementation AccountViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self setUpVoice];
}

@end
