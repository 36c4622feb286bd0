// case: The appearance of navigation bars and switches is set; the element is a label.
// outlet: ShopViewController.sumLabel
// base: UILabel
// holders: ShopViewController
// expect font: untouched
// expect textColor: untouched

#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [[UINavigationBar appearance] setBarTintColor:[UIColor purpleColor]];
    [[UINavigationBar appearance] setTitleTextAttributes:@{ NSForegroundColorAttributeName : [UIColor whiteColor] }];
    [[UISwitch appearance] setOnTintColor:[UIColor purpleColor]];
    return YES;
}

@end

@interface ShopViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *sumLabel;
@end

@implementation ShopViewController
@end
