// case: The outlet is passed to a class method of a theme that is not among the sources.
// outlet: SettingsViewController.titleLabel
// base: UILabel
// holders: SettingsViewController
// expect font: open
// expect textColor: open
// expect text: open

#import "SettingsViewController.h"
#import "AppTheme.h"

@interface SettingsViewController ()
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end

@implementation SettingsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [AppTheme styleHeading:self.titleLabel];
}

@end
