// case: The class of the button sets label and font when it is decoded.
// class: TRPRoundButton
// base: UIButton
// holders: TRPHomeViewController
// expect label: supplied localized round.label
// expect font: supplied 17.0
// expect title: untouched

#import <UIKit/UIKit.h>

@interface TRPRoundButton : UIButton
@end

@implementation TRPRoundButton

- (instancetype)initWithCoder:(NSCoder *)aDecoder
{
    if (self = [super initWithCoder:aDecoder])
    {
        self.accessibilityLabel = NSLocalizedString(@"round.label", nil);
        self.titleLabel.font = [UIFont boldSystemFontOfSize:17];
    }
    return self;
}

@end

@interface TRPHomeViewController : UIViewController
@end

@implementation TRPHomeViewController
@end
