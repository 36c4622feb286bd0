// case: A local variable has the name of the outlet's property, but is another label.
// outlet: PanelViewController.statusLabel
// base: UILabel
// holders: PanelViewController
// expect text: untouched
// expect font: untouched

#import <UIKit/UIKit.h>

@interface PanelViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *statusLabel;
@end

@implementation PanelViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UILabel *statusLabel = [[UILabel alloc] initWithFrame:CGRectZero];
    statusLabel.text = @"Offline";
    statusLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleFootnote];
    [self.view addSubview:statusLabel];
}

@end
