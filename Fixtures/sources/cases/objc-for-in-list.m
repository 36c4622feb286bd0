// case: A loop over an array of outlets sets their font.
// outlet: PlanViewController.priceLabel
// base: UILabel
// holders: PlanViewController
// expect font: supplied body
// expect adjustsFontForContentSizeCategory: untouched
// expect text: untouched

#import <UIKit/UIKit.h>

@interface PlanViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *nameLabel;
@property (weak, nonatomic) IBOutlet UILabel *priceLabel;
@end

@implementation PlanViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    for (UILabel *label in @[self.nameLabel, self.priceLabel]) {
        label.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
        label.layer.shadowOpacity = 0.2;
    }
}

@end
