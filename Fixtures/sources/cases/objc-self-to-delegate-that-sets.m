// case: The view tells its delegate of taps; a class conforms to the protocol in its own file and sets the value then.
// class: StarView
// base: UIControl
// holders: ReviewViewController
// expect value: written something
// expect label: untouched

#import <UIKit/UIKit.h>

@class StarView;

@protocol StarViewDelegate <NSObject>
- (void)starView:(StarView *)view didChoose:(NSInteger)count;
@end

@interface StarView : UIControl
@property (weak, nonatomic) id<StarViewDelegate> delegate;
@end

@implementation StarView

- (void)awakeFromNib {
    [super awakeFromNib];
    [self.delegate starView:self didChoose:3];
}

@end

@interface ReviewViewController : UIViewController
@end

@interface ReviewViewController () <StarViewDelegate>
@end

@implementation ReviewViewController

- (void)starView:(StarView *)view didChoose:(NSInteger)count {
    [view setAccessibilityValue:[NSString stringWithFormat:@"%ld stars", (long)count]];
}

@end
