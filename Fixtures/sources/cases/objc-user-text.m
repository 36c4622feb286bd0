// case: Some texts come from the user's data, which may be empty; one has words of its own.
// outlet: JRNAccountViewController.nameLabel
// base: UILabel
// holders: JRNAccountViewController
// expect text: open
// expect label: open
// expect hint: open
// expect value: supplied something

#import <UIKit/UIKit.h>

@interface JRNAccountViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *nameLabel;
@property (copy, nonatomic) NSString *first;
@end

@implementation JRNAccountViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.nameLabel.text = [NSUserDefaults.standardUserDefaults stringForKey:@"name"];
    self.nameLabel.accessibilityLabel = [NSString stringWithFormat:@"%@ %@", self.first, JRNAccount.current.name];
    self.nameLabel.accessibilityHint = [[NSUserDefaults standardUserDefaults] stringForKey:@"hint"];
    self.nameLabel.accessibilityValue = [NSString stringWithFormat:@"%@ years", self.first];
    self.nameLabel.accessibilityValue = self.first.length > 0 ? [JRNTexts years] : NSLocalizedString(@"unknown", nil);
}

@end
