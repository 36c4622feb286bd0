// case: Code moves, asks and selects rows of an outline.
// mac:
// outlet: FilesController.outline
// base: UITableView
// holders: FilesController
// expect label: untouched
// expect elements: untouched

#import <Cocoa/Cocoa.h>

@interface FilesController : NSViewController
@property (weak) IBOutlet NSOutlineView *outline;
@end

@implementation FilesController

- (void)remove:(NSIndexSet *)rows inParent:(id)parent {
    [self.outline removeItemsAtIndexes:rows inParent:parent withAnimation:NSTableViewAnimationEffectFade];
    [self.outline moveItemAtIndex:0 inParent:parent toIndex:1 inParent:parent];
    NSRange visible = [self.outline rowsInRect:self.outline.visibleRect];
    [self.outline scrollPoint:[self.outline rectOfRow:visible.location].origin];
}

@end
