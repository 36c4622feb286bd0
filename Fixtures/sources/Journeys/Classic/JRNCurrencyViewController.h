#import <UIKit/UIKit.h>

@interface JRNCurrencyViewController : UIViewController
@end
