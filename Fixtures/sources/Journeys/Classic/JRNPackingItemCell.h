#import <UIKit/UIKit.h>

@interface JRNPackingItemCell : UITableViewCell

@property (strong, nonatomic) NSDictionary *item;

@property (weak, nonatomic) IBOutlet UIButton *checkButton;
@property (weak, nonatomic) IBOutlet UILabel *nameLabel;
@property (weak, nonatomic) IBOutlet UILabel *countLabel;
@property (weak, nonatomic) IBOutlet UIButton *handleButton;

@end
