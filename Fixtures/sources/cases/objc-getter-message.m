// case: The label is set through a message to the getter of the outlet.
// outlet: BasketViewController.clearButton
// base: UIButton
// holders: BasketViewController
// expect label: supplied "Empty the basket"

#import <UIKit/UIKit.h>

@interface BasketViewController : UITableViewController
@property (weak, nonatomic) IBOutlet UIButton *clearButton;
@end

@implementation BasketViewController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [[self clearButton] setAccessibilityLabel:@"Empty the basket"];
    [[self tableView] reloadData];
}

@end
