// case: The holder offers elements of its own making in place of its subviews.
// outlet: ChartViewController.legendButton
// base: UIButton
// holders: ChartView, ChartViewController
// expect label: open
// expect isElement: open

#import <UIKit/UIKit.h>

@interface ChartView : UIView
@end

@implementation ChartView

- (NSArray *)accessibilityElements {
    UIAccessibilityElement *element = [[UIAccessibilityElement alloc] initWithAccessibilityContainer:self];
    element.accessibilityLabel = @"Chart with legend";
    element.accessibilityFrameInContainerSpace = self.bounds;
    return @[element];
}

@end

@interface ChartViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *legendButton;
@end

@implementation ChartViewController
@end
