// case: A category of UISearchBar exchanges its layout; the button is no search bar, and in none.
// outlet: NoteViewController.shareButton
// base: UIButton
// holders: NoteViewController
// expect label: untouched
// expect isElement: untouched

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@interface NoteViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *shareButton;
@end

@implementation NoteViewController
@end

@implementation UISearchBar (Lift)

+ (void)load {
    Method old = class_getInstanceMethod(self, @selector(layoutSubviews));
    Method new = class_getInstanceMethod(self, @selector(lift_layoutSubviews));
    method_exchangeImplementations(old, new);
}

- (void)lift_layoutSubviews {
    [self lift_layoutSubviews];
    self.subviews.firstObject.frame = self.bounds;
}

@end
