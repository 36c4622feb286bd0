// case: A macro of another file gets the outlet.
// outlet: OldController.infoButton
// base: UIButton
// holders: OldController
// expect label: open

#import <UIKit/UIKit.h>
#import "Macros.h"

@interface OldController : UIViewController
@property (nonatomic, retain) IBOutlet UIButton *infoButton;
@end

@implementation OldController

- (void)viewDidLoad {
    [super viewDidLoad];
    APP_NAME_CONTROL(self.infoButton, @"info");
}

@end
