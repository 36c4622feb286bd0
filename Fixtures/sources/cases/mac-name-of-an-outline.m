// case: Beside moving rows, code names an outline.
// mac:
// outlet: FilesController.outline
// base: UITableView
// holders: FilesController
// expect label: supplied "Files"

#import <Cocoa/Cocoa.h>

@interface FilesController : NSViewController
@property (weak) IBOutlet NSOutlineView *outline;
@end

@implementation FilesController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.outline setAccessibilityLabel:@"Files"];
    [self.outline moveItemAtIndex:0 inParent:nil toIndex:1 inParent:nil];
}

@end
