// case: The label is set by a message to the outlet.
// outlet: PlayerViewController.playButton
// base: UIButton
// holders: PlayerViewController
// expect label: supplied "Play"
// expect title: untouched

#import <UIKit/UIKit.h>

@interface PlayerViewController : UIViewController
@property (nonatomic, strong) IBOutlet UIButton *playButton;
@property (nonatomic, strong) IBOutlet UISlider *positionSlider;
@end

@implementation PlayerViewController
@synthesize playButton, positionSlider;

- (void) viewDidLoad
{
	[super viewDidLoad];

	[self.positionSlider setMinimumTrackTintColor:[UIColor orangeColor]];
	[self.playButton setAccessibilityLabel:@"Play"];
}

@end
