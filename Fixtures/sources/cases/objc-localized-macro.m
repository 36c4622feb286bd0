// case: The label is made by a macro of the app that looks up a text.
// outlet: WeatherViewController.refreshButton
// base: UIButton
// holders: WeatherViewController
// expect label: supplied localized weather_refresh

#import <UIKit/UIKit.h>

#define LS(key) NSLocalizedString((key), nil)

@interface WeatherViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *refreshButton;
@end

@implementation WeatherViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.refreshButton.accessibilityLabel = LS(@"weather_refresh");
}

@end
