#import <UIKit/UIKit.h>

/// Fonts and colours of the older screens.
@interface JRNTheme : NSObject

+ (void)styleHeading:(UILabel *)label;

@end
