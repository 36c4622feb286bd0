// case: A protocol of the app's declares what the table asks its delegate, whose type is not stated.
// mac:
// class: RowTable
// base: UITableView
// holders: QueueController
// expect label: untouched

#import <Cocoa/Cocoa.h>

@protocol RowTableDelegate <NSTableViewDelegate>
- (void)deleteSelectionFromTable:(NSTableView *)table;
@end

@interface RowTable : NSTableView
@end

@implementation RowTable

- (void)keyDown:(NSEvent *)event {
    id delegate = self.delegate;
    [delegate deleteSelectionFromTable:self];
}

@end

@interface QueueController : NSViewController <RowTableDelegate>
@end

@implementation QueueController

- (void)deleteSelectionFromTable:(NSTableView *)table {
    [table removeRowsAtIndexes:table.selectedRowIndexes withAnimation:NSTableViewAnimationSlideUp];
}

@end
