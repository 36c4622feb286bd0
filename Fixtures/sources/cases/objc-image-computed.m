// case: The picture of the button is chosen by a method.
// outlet: AlbumViewController.menuButton
// base: UIButton
// holders: AlbumViewController
// expect image: open
// expect label: untouched

#import <UIKit/UIKit.h>

@interface AlbumViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *menuButton;
- (UIImage *)menuImage;
@end

@implementation AlbumViewController

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.menuButton setImage:[self menuImage] forState:UIControlStateNormal];
}

@end
