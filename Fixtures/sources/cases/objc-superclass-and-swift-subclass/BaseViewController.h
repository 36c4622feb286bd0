#import <UIKit/UIKit.h>

@interface BaseViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *closeButton;
@end
