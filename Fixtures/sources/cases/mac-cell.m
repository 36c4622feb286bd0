// case: The cell of a control is the control.
// mac:
// outlet: PrefsController.addButton
// base: UIButton
// holders: PrefsController
// expect label: supplied "Add"
// expect title: open

#import <Cocoa/Cocoa.h>

@interface PrefsController : NSWindowController
@property (weak) IBOutlet NSButton *addButton;
@end

@implementation PrefsController

- (void)windowDidLoad {
    [super windowDidLoad];
    [self.addButton.cell setAccessibilityLabel:@"Add"];
    [self.addButton bind:@"title" toObject:self.model withKeyPath:@"addTitle" options:nil];
}

@end
