// case: The view tells its delegate of taps; the only class that conforms to the protocol asks for its tag.
// class: StarView
// base: UIControl
// holders: ReviewViewController
// expect label: untouched
// expect hint: untouched

#import <UIKit/UIKit.h>

@class StarView;

@protocol StarViewDelegate <NSObject>
- (void)starView:(StarView *)view didChoose:(NSInteger)count;
@optional
- (void)starView:(StarView *)view didFail:(NSError *)error;
@end

@interface StarView : UIControl
@property (weak, nonatomic) id<StarViewDelegate> delegate;
@end

@implementation StarView

- (BOOL)becomeFirstResponder {
    [self.delegate starView:self didChoose:3];
    [_delegate starView:self didChoose:4];
    return [super becomeFirstResponder];
}

@end

@interface ReviewViewController : UIViewController <StarViewDelegate>
@end

@implementation ReviewViewController

- (void)starView:(StarView *)view didChoose:(NSInteger)count {
    NSLog(@"%ld stars in view %ld", (long)count, (long)view.tag);
}

- (void)starView:(StarView *)view didFail:(NSError *)error {
    view.accessibilityLabel = nil;
}

@end
