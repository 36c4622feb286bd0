#import <UIKit/UIKit.h>

@interface JRNTicketViewController : UIViewController
@property (copy, nonatomic) NSString *seat;
@end
