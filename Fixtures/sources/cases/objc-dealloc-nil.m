// case: The outlet is released and set to nil where views were unloaded and in dealloc.
// outlet: OldController.infoButton
// base: UIButton
// holders: OldController
// expect label: untouched
// expect title: untouched

#import <UIKit/UIKit.h>

@interface OldController : UIViewController {
    UIButton *infoButton;
}
@property (nonatomic, retain) IBOutlet UIButton *infoButton;
@end

@implementation OldController
@synthesize infoButton;

- (void)viewDidUnload {
    self.infoButton = nil;
    [super viewDidUnload];
}

- (void)dealloc {
    [infoButton release];
    [super dealloc];
}

@end
