// case: The title and the label are set to an empty text.
// outlet: GalleryViewController.nextButton
// base: UIButton
// holders: GalleryViewController
// expect label: open
// expect title: open
// expect hint: untouched

#import <UIKit/UIKit.h>

@interface GalleryViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *nextButton;
@end

@implementation GalleryViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.nextButton setTitle:@"" forState:UIControlStateNormal];
    self.nextButton.accessibilityLabel = @"";
}

@end
