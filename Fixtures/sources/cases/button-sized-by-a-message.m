// case: Code gives a button another size by a message.
// outlet: Panel.close
// holders: Panel
// base: UIButton
// expect hitFrame: open

#import <UIKit/UIKit.h>

@interface Panel : UIViewController
@property (nonatomic) IBOutlet UIButton *close;
@end

@implementation Panel

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.close setFrame:CGRectMake(0, 0, 60, 60)];
}

@end
