// case: The controller makes the holder of the label one element.
// outlet: CardViewController.infoLabel
// base: UILabel
// holders: CardViewController
// holder-outlets: CardViewController.card
// expect isElement: open

#import <UIKit/UIKit.h>

@interface CardViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIView *card;
@property (weak, nonatomic) IBOutlet UILabel *infoLabel;
@end

@implementation CardViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.card.isAccessibilityElement = YES;
    self.card.accessibilityLabel = @"Card";
}

@end
