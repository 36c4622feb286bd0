// case: The data source labels the button of every cell with words of its own.
// outlet: NameCell.callButton
// base: UIButton
// holders: NameCell, PeopleViewController
// in-template
// expect label: supplied something
// expect title: untouched

#import <UIKit/UIKit.h>

@interface NameCell : UITableViewCell
@property (weak, nonatomic) IBOutlet UIButton *callButton;
@end

@implementation NameCell
@end

@interface PeopleViewController : UITableViewController
@property (copy, nonatomic) NSArray<NSString *> *names;
@end

@implementation PeopleViewController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    NameCell *cell = (NameCell *)[tableView dequeueReusableCellWithIdentifier:@"Name" forIndexPath:indexPath];
    cell.callButton.accessibilityLabel = [NSString stringWithFormat:@"Call %@", self.names[indexPath.row]];
    return cell;
}

@end
