// case: The label is made a heading by an or.
// outlet: NewsViewController.sectionLabel
// base: UILabel
// holders: NewsViewController
// expect traits: supplied something
// expect label: untouched

#import <UIKit/UIKit.h>

@interface NewsViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *sectionLabel;
@end

@implementation NewsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.sectionLabel.accessibilityTraits |= UIAccessibilityTraitHeader;
}

@end
