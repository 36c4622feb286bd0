// case: Frame, font and colour of the outlet are read for a view that code makes.
// outlet: BannerViewController.textLabel
// base: UILabel
// holders: BannerViewController
// expect text: untouched
// expect font: untouched
// expect textColor: untouched

#import <UIKit/UIKit.h>

@interface BannerViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *textLabel;
@end

@implementation BannerViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UILabel *copy = [[UILabel alloc] initWithFrame:CGRectOffset(self.textLabel.frame, 0, 20)];
    copy.font = self.textLabel.font;
    copy.textColor = [self.textLabel.textColor colorWithAlphaComponent:0.5];
    copy.text = self.textLabel.text;
    [self.textLabel.superview addSubview:copy];
}

@end
