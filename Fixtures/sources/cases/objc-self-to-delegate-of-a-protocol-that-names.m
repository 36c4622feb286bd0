// case: A delegate of which only the app's protocol is known names the table.
// mac:
// class: RowTable
// base: UITableView
// holders: QueueController
// expect label: open

#import <Cocoa/Cocoa.h>

@protocol RowTableDelegate <NSTableViewDelegate>
- (void)tableIsReady:(NSTableView *)table;
@end

@interface RowTable : NSTableView
@end

@implementation RowTable

- (void)awakeFromNib {
    id delegate = self.delegate;
    [delegate tableIsReady:self];
}

@end

@interface QueueController : NSViewController <RowTableDelegate>
@end

@implementation QueueController

- (void)tableIsReady:(NSTableView *)table {
    table.accessibilityLabel = self.title;
}

@end
