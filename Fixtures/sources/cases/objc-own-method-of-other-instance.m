// case: The class has methods that describe the view; code calls one on this view, and the other on another one.
// outlet: WeatherViewController.rainView
// class: ForecastView
// base: UIView
// holders: WeatherViewController
// expect label: supplied something
// expect hint: untouched

#import <UIKit/UIKit.h>

@interface ForecastView : UIView
- (void)showTopic:(NSString *)topic;
- (void)explain;
@end

@implementation ForecastView

- (void)showTopic:(NSString *)topic {
    self.accessibilityLabel = [NSString stringWithFormat:@"Forecast of %@", topic];
}

- (void)explain {
    self.accessibilityHint = @"Shows the next ten days";
}

@end

@interface WeatherViewController : UIViewController
@property (weak, nonatomic) IBOutlet ForecastView *rainView;
@property (weak, nonatomic) IBOutlet ForecastView *windView;
@end

@implementation WeatherViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.rainView showTopic:@"rain"];
    [self.windView explain];
}

@end
