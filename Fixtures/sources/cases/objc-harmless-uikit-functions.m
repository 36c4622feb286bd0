// case: The outlet is handed to methods of UIKit that change nothing about it.
// outlet: PuzzleViewController.hintButton
// base: UIButton
// holders: PuzzleViewController
// expect label: untouched
// expect title: untouched

#import <UIKit/UIKit.h>

@interface PuzzleViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *hintButton;
@end

@implementation PuzzleViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.view bringSubviewToFront:self.hintButton];
    [self.hintButton setNeedsLayout];
    self.hintButton.layer.masksToBounds = YES;
    self.hintButton.imageView.contentMode = UIViewContentModeScaleAspectFit;
    NSDictionary *views = NSDictionaryOfVariableBindings(_hintButton);
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[_hintButton]-|"
                                                                      options:0
                                                                      metrics:nil
                                                                        views:views]];
}

- (BOOL)pointInHint:(CGPoint)point {
    return CGRectContainsPoint(self.hintButton.frame, [self.view convertPoint:point toView:self.hintButton.superview]);
}

@end
