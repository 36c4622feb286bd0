// case: The labels of a prototype cell are found by tags that a constant names.
// base: UILabel
// holders: HistoryViewController
// tag: 101
// in-template
// expect text: open

#import <UIKit/UIKit.h>

static const NSInteger kDateTag = 101;

@interface HistoryViewController : UITableViewController
@end

@implementation HistoryViewController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Entry"];
    UILabel *dateLabel = (UILabel *)[cell viewWithTag:kDateTag];
    dateLabel.text = [NSString stringWithFormat:@"%ld", (long)indexPath.row];
    return cell;
}

@end
