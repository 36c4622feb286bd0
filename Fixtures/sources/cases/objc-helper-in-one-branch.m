// case: The method that sets the label is called in one branch of viewDidLoad.
// outlet: DownloadViewController.stateButton
// base: UIButton
// holders: DownloadViewController
// expect label: written "Offline"

#import <UIKit/UIKit.h>

@interface DownloadViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *stateButton;
@property (nonatomic, assign) BOOL offline;
@end

@implementation DownloadViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if (self.offline) {
        [self configureForOffline];
    }
}

- (void)configureForOffline {
    self.stateButton.accessibilityLabel = @"Offline";
}

@end
