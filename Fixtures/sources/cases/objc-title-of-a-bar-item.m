// case: A message gives the item of a bar its title.
// outlet: LibraryController.backItem
// base: UIBarButtonItem
// holders: LibraryController
// expect title: supplied "All books"
// expect label: untouched

#import <UIKit/UIKit.h>

@interface LibraryController : UIViewController
@property (weak, nonatomic) IBOutlet UIBarButtonItem *backItem;
@end

@implementation LibraryController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self->_backItem setTitle:@"All books"];
}

@end
