// case: A prototype cell sets the label of its button when it wakes up.
// outlet: RecipeCell.timerButton
// base: UIButton
// holders: RecipeCell, RecipesViewController
// in-template
// expect label: supplied "Start the timer"
// expect image: untouched

#import <UIKit/UIKit.h>

@interface RecipeCell : UITableViewCell
@property (weak, nonatomic) IBOutlet UIButton *timerButton;
@property (weak, nonatomic) IBOutlet UILabel *nameLabel;
@end

@implementation RecipeCell

- (void)awakeFromNib {
    [super awakeFromNib];
    self.timerButton.accessibilityLabel = @"Start the timer";
    self.selectionStyle = UITableViewCellSelectionStyleNone;
}

@end

@interface RecipesViewController : UITableViewController
@property (copy, nonatomic) NSArray<NSString *> *names;
@end

@implementation RecipesViewController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    RecipeCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Recipe" forIndexPath:indexPath];
    cell.nameLabel.text = self.names[indexPath.row];
    return cell;
}

@end
