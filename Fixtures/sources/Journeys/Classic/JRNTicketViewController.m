#import "JRNTicketViewController.h"
#import "JRNWallet.h"

@interface JRNTicketViewController ()
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@property (weak, nonatomic) IBOutlet UIImageView *codeView;
@property (weak, nonatomic) IBOutlet UILabel *seatLabel;
@property (weak, nonatomic) IBOutlet UIButton *closeButton;
@property (weak, nonatomic) IBOutlet UIButton *rotateButton;
@property (weak, nonatomic) IBOutlet UIButton *walletButton;
@end

@implementation JRNTicketViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.codeView.isAccessibilityElement = YES;
    self.codeView.accessibilityLabel = NSLocalizedString(@"ticket.code", nil);
    self.seatLabel.text = self.seat;
    self.closeButton.accessibilityLabel = NSLocalizedString(@"voice.close", nil);
    self.rotateButton.transform = CGAffineTransformMakeRotation(M_PI_4);

    __weak typeof(self) weakSelf = self;
    [JRNWallet checkWithCompletion:^(BOOL added) {
        weakSelf.walletButton.accessibilityLabel = added ? @"In the wallet" : @"Add to the wallet";
    }];
}

- (IBAction)close:(id)sender
{
    [self dismissViewControllerAnimated:YES completion:nil];
}

- (IBAction)rotate:(id)sender {}
- (IBAction)wallet:(id)sender {}
- (IBAction)enlarge:(id)sender {}

@end
