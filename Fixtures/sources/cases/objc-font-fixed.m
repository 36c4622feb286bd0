// case: The label gets a fixed font, in message syntax.
// outlet: StoryViewController.bodyLabel
// base: UILabel
// holders: StoryViewController
// expect font: supplied 13.0
// expect adjustsFontForContentSizeCategory: untouched

#import <UIKit/UIKit.h>

@interface StoryViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *bodyLabel;
@end

@implementation StoryViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.bodyLabel setFont:[UIFont systemFontOfSize:13]];
    [[self.bodyLabel layer] setCornerRadius:2];
}

@end
