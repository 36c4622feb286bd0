// case: The title is set in the completion block of a request.
// outlet: PriceViewController.buyButton
// base: UIButton
// holders: PriceViewController
// expect title: open
// expect enabled: open
// expect font: untouched

#import "PriceViewController.h"
#import "PriceService.h"

@interface PriceViewController : UIViewController
@end

@interface PriceViewController ()
@property (weak, nonatomic) IBOutlet UIButton *buyButton;
@end

@implementation PriceViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.buyButton.enabled = NO;
    __weak typeof(self) weakSelf = self;
    [[PriceService shared] loadPrice:^(NSString *price) {
        [weakSelf.buyButton setTitle:price forState:UIControlStateNormal];
        weakSelf.buyButton.enabled = YES;
    }];
}

@end
