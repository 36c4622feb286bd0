// case: The outlet is declared in the header and labelled in the implementation.
// outlet: AccountViewController.editButton
// base: UIButton
// holders: AccountViewController
// expect label: supplied localized account.edit
// expect font: untouched

#import "AccountViewController.h"

@implementation AccountViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.editButton.accessibilityLabel = NSLocalizedString(@"account.edit", @"");
}

@end
