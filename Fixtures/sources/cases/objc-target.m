// case: A target is added to the button and to the slider.
// outlet: VolumeViewController.muteButton
// base: UIButton
// holders: VolumeViewController
// expect label: untouched
// expect title: untouched
// expect action: supplied something
// answers action: open

#import <UIKit/UIKit.h>

@interface VolumeViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *muteButton;
@property (weak, nonatomic) IBOutlet UISlider *slider;
@end

@implementation VolumeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.muteButton addTarget:self action:@selector(mute:) forControlEvents:UIControlEventTouchUpInside];
    [self.slider addTarget:self action:@selector(mute:) forControlEvents:UIControlEventValueChanged];
}

- (void)mute:(id)sender {
    self.slider.value = 0;
}

@end
