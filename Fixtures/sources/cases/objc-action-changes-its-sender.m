// case: An action casts its sender and sets the title; no outlet leads to the element.
// base: UIButton
// holders: StopwatchViewController
// expect title: open
// expect font: untouched

#import <UIKit/UIKit.h>

@interface StopwatchViewController : UIViewController
@end

@implementation StopwatchViewController

- (IBAction)startOrStop:(id)sender {
    UIButton *button = (UIButton *)sender;
    [button setTitle:@"Stop" forState:UIControlStateNormal];
}

@end
