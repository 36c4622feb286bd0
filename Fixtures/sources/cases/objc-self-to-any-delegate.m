// case: The delegate of the view may be of any class, or has a protocol that is not among the sources.
// class: StarView
// base: UIControl
// holders: ReviewViewController
// expect label: open

#import <UIKit/UIKit.h>

@interface StarView : UIControl
@property (weak, nonatomic) id delegate;
@end

@implementation StarView

- (void)awakeFromNib {
    [super awakeFromNib];
    [self.delegate starViewDidChange:self];
}

@end

@interface ReviewViewController : UIViewController
@end

@implementation ReviewViewController

- (void)starViewDidChange:(StarView *)view {
}

@end
