#import <UIKit/UIKit.h>

@interface JRNContactViewController : UIViewController
@end
