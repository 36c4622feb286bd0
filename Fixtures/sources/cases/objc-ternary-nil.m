// case: The label is a text in one case and nil in the other.
// outlet: TrackViewController.badgeView
// base: UIImageView
// holders: TrackViewController
// expect label: open

#import <UIKit/UIKit.h>

@interface TrackViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIImageView *badgeView;
@property (assign, nonatomic) BOOL explicitLyrics;
@end

@implementation TrackViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.badgeView.accessibilityLabel = self.explicitLyrics ? @"Explicit" : nil;
}

@end
