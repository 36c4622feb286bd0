#import <UIKit/UIKit.h>

@interface JRNPackingListViewController : UIViewController

@property (strong, nonatomic) NSMutableArray *items;

@end
