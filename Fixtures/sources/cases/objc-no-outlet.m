// case: No outlet leads to the element, and its controller does nothing to its views.
// base: UIButton
// holders: AboutViewController
// expect label: untouched
// expect title: untouched
// expect font: untouched

#import <UIKit/UIKit.h>

@interface AboutViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *versionLabel;
@end

@implementation AboutViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.versionLabel.text = @"2.1";
}

@end
