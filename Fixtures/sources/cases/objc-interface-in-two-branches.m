// case: The class begins in each branch of an `#if` and ends behind it: the branch for iOS is read.
// class: MeterView
// base: UIView
// holders: MeterController
// expect label: supplied "Level"
// expect isElement: untouched

#import <UIKit/UIKit.h>

#if TARGET_OS_TV
@interface MeterView : UIControl
#else
@interface MeterView : UIView <UIContextMenuInteractionDelegate>
#endif

- (void)show;

@end

@implementation MeterView

- (void)awakeFromNib {
    [super awakeFromNib];
    self.accessibilityLabel = @"Level";
}

- (void)show {
}

@end

@interface MeterController : UIViewController
@end

@implementation MeterController
@end
