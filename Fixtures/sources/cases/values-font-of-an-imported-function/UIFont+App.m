#import <UIKit/UIKit.h>

@implementation UIFont (App)

+ (UIFont *)app_lightFontOfSize:(CGFloat)size {
    return [UIFont systemFontOfSize:size weight:UIFontWeightLight];
}

@end
