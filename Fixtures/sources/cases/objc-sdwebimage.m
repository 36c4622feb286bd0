// case: SDWebImage loads a picture into the image view by a category method.
// outlet: FeedViewController.coverView
// base: UIImageView
// holders: FeedViewController
// expect image: open
// expect label: untouched

#import <UIKit/UIKit.h>
#import <SDWebImage/UIImageView+WebCache.h>

@interface FeedViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIImageView *coverView;
@property (copy, nonatomic) NSURL *coverURL;
@end

@implementation FeedViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.coverView sd_setImageWithURL:self.coverURL placeholderImage:[UIImage imageNamed:@"cover"]];
}

@end
