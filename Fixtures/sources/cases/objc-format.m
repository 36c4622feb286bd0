// case: The label is put together by a format with fixed words.
// outlet: CartViewController.cartButton
// base: UIButton
// holders: CartViewController
// expect label: supplied something

#import <UIKit/UIKit.h>

@interface CartViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *cartButton;
@property (strong, nonatomic) NSArray *items;
@end

@implementation CartViewController

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.cartButton.accessibilityLabel = [NSString stringWithFormat:@"Basket, %lu items", (unsigned long)self.items.count];
}

@end
