// case: Code takes what a tag leads to for a button of a class that the element is not of.
// base: UIButton
// holders: VotesViewController
// tag: 104
// in-template
// expect title: untouched

#import <UIKit/UIKit.h>

#define VOTE_BUTTON 103

@interface VoteButton : UIButton
@end

@implementation VoteButton
@end

@interface VotesViewController : UITableViewController
@end

@implementation VotesViewController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"row"];
    VoteButton *vote = nil;
    vote = (VoteButton *)[cell viewWithTag:VOTE_BUTTON];
    [vote setTitle:@"Vote" forState:UIControlStateNormal];
    return cell;
}

@end
