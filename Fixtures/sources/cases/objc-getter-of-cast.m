// case: Another class sends the getter to a cell that it casts.
// outlet: PhotoCell.starButton
// base: UIButton
// holders: PhotoCell, PhotosViewController
// in-template
// expect label: written "Starred"
// expect title: written "Starred"
// expect hint: written "Removes the star"

#import <UIKit/UIKit.h>

@interface PhotoCell : UITableViewCell
@property (nonatomic, weak) IBOutlet UIButton *starButton;
@end

@implementation PhotoCell
@end

@interface PhotosViewController : UITableViewController
@end

@implementation PhotosViewController

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView cellForRowAtIndexPath:indexPath];
    [[(PhotoCell *)cell starButton] setAccessibilityLabel:@"Starred"];
    [[((PhotoCell *)cell) starButton] setTitle:@"Starred" forState:UIControlStateNormal];
    [[[self chosenCell] starButton] setAccessibilityHint:@"Removes the star"];
}

- (PhotoCell *)chosenCell {
    return (PhotoCell *)[self.tableView cellForRowAtIndexPath:self.tableView.indexPathForSelectedRow];
}

@end
