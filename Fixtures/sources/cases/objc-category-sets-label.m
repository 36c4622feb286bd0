// case: A category of the app on UIButton sets the label and an underlined title.
// outlet: OfferViewController.acceptButton
// base: UIButton
// holders: OfferViewController
// expect label: supplied "Accept"
// expect font: untouched

#import <UIKit/UIKit.h>

@interface UIButton (Voice)
- (void)app_setVoiceLabel:(NSString *)label;
@end

@implementation UIButton (Voice)
- (void)app_setVoiceLabel:(NSString *)label
{
    self.accessibilityLabel = label;
    self.showsTouchWhenHighlighted = YES;
}
@end

@interface OfferViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *acceptButton;
@end

@implementation OfferViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self.acceptButton app_setVoiceLabel:@"Accept"];
}

@end
