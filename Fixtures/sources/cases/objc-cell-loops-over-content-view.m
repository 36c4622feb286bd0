// case: The cell goes through the subviews of its content view and sets their fonts.
// outlet: TimetableCell.timeLabel
// base: UILabel
// holders: TimetableCell, TimetableViewController
// in-template
// expect font: open
// expect label: untouched

#import <UIKit/UIKit.h>

@interface TimetableCell : UITableViewCell
@property (weak, nonatomic) IBOutlet UILabel *timeLabel;
@end

@implementation TimetableCell

- (void)awakeFromNib {
    [super awakeFromNib];
    for (UILabel *label in self.contentView.subviews) {
        if ([label isKindOfClass:[UILabel class]]) {
            label.font = [UIFont systemFontOfSize:11];
        }
    }
}

@end

@interface TimetableViewController : UITableViewController
@end

@implementation TimetableViewController
@end
