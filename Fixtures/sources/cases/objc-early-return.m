// case: The method may return before it sets the label.
// outlet: TicketViewController.qrView
// base: UIImageView
// holders: TicketViewController
// expect label: written "Ticket"

#import <UIKit/UIKit.h>

@interface TicketViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIImageView *qrView;
@property (nonatomic, copy) NSString *code;
@end

@implementation TicketViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if (!self.code) return;
    self.qrView.isAccessibilityElement = YES;
    self.qrView.accessibilityLabel = @"Ticket";
}

@end
