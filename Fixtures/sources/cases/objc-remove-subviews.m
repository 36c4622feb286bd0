// case: The subviews of the holder are removed before it is filled anew.
// base: UILabel
// holders: TagsViewController
// holder-outlets: TagsViewController.box
// expect text: untouched

#import <UIKit/UIKit.h>

@interface TagsViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIView *box;
@end

@implementation TagsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.box.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];
}

@end
