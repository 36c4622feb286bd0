// case: A view of the storyboard has a class that is a control by the code.
// class: KnobView
// base: UIView
// descends: UIControl
// holders: SoundViewController
// expect label: untouched
// expect traits: untouched

#import <UIKit/UIKit.h>

@interface KnobView : UIControl
@property (nonatomic) CGFloat angle;
@end

@implementation KnobView

- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
    return YES;
}

- (void)drawRect:(CGRect)rect {
    [[UIBezierPath bezierPathWithOvalInRect:self.bounds] stroke];
}

@end

@interface SoundViewController : UIViewController
@end

@implementation SoundViewController
@end
