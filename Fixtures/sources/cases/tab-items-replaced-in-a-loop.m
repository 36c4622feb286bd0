// case: The app's delegate gives each controller of its tab bar another item, in a block.
// base: UITabBarItem
// holders: HomeController
// slots: tabBarItem
// expect title: open

#import <UIKit/UIKit.h>

@interface HomeController : UIViewController
@end

@implementation HomeController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate

- (void)name:(UITabBarController *)tabs titles:(NSArray<NSString *> *)titles {
    [tabs.viewControllers enumerateObjectsUsingBlock:^(UIViewController *controller, NSUInteger index, BOOL *stop) {
        controller.tabBarItem = [[UITabBarItem alloc] initWithTitle:titles[index] image:nil tag:index];
    }];
}

@end
