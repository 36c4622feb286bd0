// case: A function of a category is called like those of UIKit, and gives a font that scales in more than one step.
// outlet: VC.titleLabel
// base: UILabel
// holders: VC
// expect font: supplied something

#import <UIKit/UIKit.h>
@interface VC : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end
@implementation UIFont (App)
- (UIFont *)scaled { return [self scaled:30]; }
- (UIFont *)scaled:(CGFloat)most {
  return [[UIFontMetrics defaultMetrics] scaledFontForFont:self maximumPointSize:most];
}
+ (UIFont *)scaledSystemFontOfSize:(CGFloat)size { return [[UIFont systemFontOfSize:size] scaled]; }
+ (UIFont *)bigSystemFontOfSize:(CGFloat)size { return [UIFont systemFontOfSize:size]; }
@end
@implementation VC
- (void)viewDidLoad {
  [super viewDidLoad];
  self.titleLabel.font = [UIFont scaledSystemFontOfSize:15];
}
@end
