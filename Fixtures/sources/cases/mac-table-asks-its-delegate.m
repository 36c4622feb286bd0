// case: A table asks its delegate, which names nothing.
// mac:
// outlet: FilesController.files
// class: FilesTable
// base: UITableView
// holders: FilesController
// expect label: untouched

#import <Cocoa/Cocoa.h>

@interface FilesTable : NSTableView
@end

@implementation FilesTable

- (void)keyDown:(NSEvent *)event {
    if (![[self delegate] tableView:self shouldEditTableColumn:[[self tableColumns] objectAtIndex:0] row:0]) {
        return;
    }
    [super keyDown:event];
}

@end

@interface FilesController : NSViewController <NSTableViewDelegate>
@property (weak) IBOutlet FilesTable *files;
@end

@implementation FilesController

- (BOOL)tableView:(NSTableView *)tableView shouldEditTableColumn:(NSTableColumn *)column row:(NSInteger)row {
    return [tableView selectedRow] == row;
}

@end
