// case: A message of Objective-C runs a function of Swift by its first label, which fills the menu and sets no name.
// mac:
// outlet: KindsController.kinds
// base: UIButton
// holders: KindsController
// expect label: untouched
// expect title: untouched

#import <Cocoa/Cocoa.h>

@interface KindsController : NSViewController
@property (weak) IBOutlet NSPopUpButton *kinds;
@end

@implementation KindsController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.kinds safeAddItemWithTitle:@"Table"];
    [self.kinds removeItemAtIndex:0];
}

@end
