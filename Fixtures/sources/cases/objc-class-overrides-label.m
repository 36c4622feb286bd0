// case: The class of the view answers the label itself with a text.
// class: StarsView
// base: UIView
// holders: ReviewViewController
// expect label: supplied "Rating"
// expect isElement: supplied true
// expect traits: supplied [adjustable]
// expect hint: untouched

#import <UIKit/UIKit.h>

@interface StarsView : UIView
@property (nonatomic) NSInteger stars;
@end

@implementation StarsView

- (BOOL)isAccessibilityElement { return YES; }

- (NSString *)accessibilityLabel { return @"Rating"; }

- (UIAccessibilityTraits)accessibilityTraits
{
    return UIAccessibilityTraitAdjustable;
}

@end

@interface ReviewViewController : UIViewController
@end

@implementation ReviewViewController
@end
