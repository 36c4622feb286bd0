// case: A macro states the tag of the label to which code gives a text.
// base: UILabel
// holders: VotesViewController
// tag: 104
// in-template
// expect text: untouched
// expect font: untouched

#import <UIKit/UIKit.h>

#define VOTE_LABEL 103

@interface VotesViewController : UITableViewController
@end

@implementation VotesViewController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"row"];
    [(UILabel *)[cell viewWithTag:VOTE_LABEL] setFont:[UIFont systemFontOfSize:12]];
    ((UILabel *)[cell viewWithTag:VOTE_LABEL]).text = @"Vote";
    return cell;
}

@end
