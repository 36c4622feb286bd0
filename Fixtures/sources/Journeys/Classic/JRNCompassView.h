#import <UIKit/UIKit.h>

@interface JRNCompassView : UIView
- (void)turnTo:(CGFloat)angle;
@end
