// case: A button of a row asks its table for its row, which changes nothing.
// mac:
// outlet: RowController.stopButton
// base: UIButton
// holders: RowController
// expect label: untouched

#import <AppKit/AppKit.h>

@interface RowController : NSViewController
@property (nonatomic, weak) IBOutlet NSButton *stopButton;
@property (nonatomic, weak) IBOutlet NSTableView *table;
@end

@implementation RowController
- (IBAction)stop:(id)sender {
    NSInteger row = [self.table rowForView:self.stopButton];
    [self removeRow:row];
}
- (void)removeRow:(NSInteger)row {}
@end
