// case: The outlet is an instance variable from the days before properties, and is used by its plain name.
// outlet: OldSettingsController.doneButton
// base: UIButton
// holders: OldSettingsController
// expect label: supplied "Done"
// expect backgroundColor: untouched

#import <UIKit/UIKit.h>

@interface OldSettingsController : UIViewController {
    IBOutlet UIButton *doneButton;
    IBOutlet UILabel *versionLabel;
}
- (IBAction)done:(id)sender;
@end

@implementation OldSettingsController

- (void)viewDidLoad {
    [super viewDidLoad];
    [doneButton setAccessibilityLabel:@"Done"];
    versionLabel.text = [[NSBundle mainBundle] objectForInfoDictionaryKey:@"CFBundleShortVersionString"];
}

- (IBAction)done:(id)sender {
    [self.navigationController popViewControllerAnimated:YES];
}

@end
