// case: A Swift class inherits the outlet and its label from a class in Objective-C.
// outlet: ReportViewController.closeButton
// base: UIButton
// holders: ReportViewController
// expect label: supplied "Close"
// expect title: supplied "X"

#import "BaseViewController.h"

@implementation BaseViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.closeButton.accessibilityLabel = @"Close";
}

@end
