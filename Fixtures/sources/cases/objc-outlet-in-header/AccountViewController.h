#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface AccountViewController : UIViewController

/// The pencil beside the name.
@property (nonatomic, weak, nullable) IBOutlet UIButton *editButton;

@end

NS_ASSUME_NONNULL_END
