// case: The app exchanges methods of UIButton at run time.
// outlet: ShopViewController.cartButton
// base: UIButton
// holders: ShopViewController
// expect label: open

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@implementation UIButton (Names)

+ (void)load {
    Method original = class_getInstanceMethod(self, @selector(didMoveToWindow));
    Method other = class_getInstanceMethod(self, @selector(nam_didMoveToWindow));
    method_exchangeImplementations(original, other);
}

- (void)nam_didMoveToWindow {
    [self nam_didMoveToWindow];
    if (self.accessibilityLabel.length == 0) self.accessibilityLabel = self.accessibilityIdentifier;
}

@end

@interface ShopViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *cartButton;
@end

@implementation ShopViewController
@end
