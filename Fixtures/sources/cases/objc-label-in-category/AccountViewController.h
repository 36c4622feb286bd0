#import <UIKit/UIKit.h>

@interface AccountViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *editButton;
@end
