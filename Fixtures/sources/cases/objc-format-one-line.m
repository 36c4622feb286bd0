// case: Interface and implementation stand on one line each.
// outlet: RadioViewController.stopButton
// base: UIButton
// holders: RadioViewController
// expect label: supplied "Stop"

#import <UIKit/UIKit.h>
@interface RadioViewController:UIViewController{IBOutlet UIButton*stopButton;}@end
@implementation RadioViewController -(void)viewDidLoad{[super viewDidLoad];[stopButton setAccessibilityLabel:@"Stop"];}@end
