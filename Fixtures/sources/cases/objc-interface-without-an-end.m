// case: The class does not end, so that the file is not understood.
// class: MeterView
// base: UIView
// holders: MeterController
// expect label: open
// expect isElement: open

#import <UIKit/UIKit.h>

@interface MeterView : UIView

- (void)show;

@implementation MeterView

- (void)awakeFromNib {
    [super awakeFromNib];
    self.accessibilityLabel = @"Level";
}

@end

@interface MeterController : UIViewController
@end

@implementation MeterController
@end
