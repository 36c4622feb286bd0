// case: An action asks which of the outlets was tapped.
// outlet: QuizViewController.yesButton
// base: UIButton
// holders: QuizViewController
// expect label: untouched

#import <UIKit/UIKit.h>

@interface QuizViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *yesButton;
@end

@implementation QuizViewController

- (IBAction)answer:(id)sender {
    BOOL yes = (sender == self.yesButton);
    if ([sender isEqual:_yesButton]) {
        NSLog(@"yes %d", yes);
    }
}

@end
