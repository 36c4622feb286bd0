// case: The appearance sets the colour of texts in labels inside cells.
// outlet: EntryCell.dateLabel
// base: UILabel
// holders: EntryCell, EntriesViewController
// in-template
// expect textColor: open
// expect font: untouched

#import <UIKit/UIKit.h>

@interface EntryCell : UITableViewCell
@property (weak, nonatomic) IBOutlet UILabel *dateLabel;
@end

@implementation EntryCell
@end

@interface EntriesViewController : UITableViewController
@end

@implementation EntriesViewController

+ (void)initialize {
    [[UILabel appearanceWhenContainedInInstancesOfClasses:@[[UITableViewCell class]]]
        setTextColor:[UIColor darkGrayColor]];
}

@end
