// case: A category of UIButton replaces the getter of the label for all buttons of the app.
// outlet: ShopViewController.cartButton
// base: UIButton
// holders: ShopViewController
// expect label: open
// expect title: untouched

#import <UIKit/UIKit.h>

@implementation UIButton (ImageNames)

- (NSString *)accessibilityLabel {
    return self.currentTitle ?: self.imageView.image.accessibilityIdentifier;
}

@end

@interface ShopViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *cartButton;
@end

@implementation ShopViewController
@end
