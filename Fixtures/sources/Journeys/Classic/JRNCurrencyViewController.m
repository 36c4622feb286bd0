#import "JRNCurrencyViewController.h"
#import <JourneyStyles/JSSliders.h>

@interface JRNCurrencyViewController ()
@property (weak, nonatomic) IBOutlet UITextField *amountField;
@property (weak, nonatomic) IBOutlet UITextField *resultField;
@property (weak, nonatomic) IBOutlet UIButton *swapButton;
@property (weak, nonatomic) IBOutlet UISegmentedControl *unitControl;
@property (weak, nonatomic) IBOutlet UILabel *dateLabel;
@property (weak, nonatomic) IBOutlet UISlider *rateSlider;
@end

@implementation JRNCurrencyViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.amountField.accessibilityLabel = NSLocalizedString(@"currency.amount", nil);
    self.dateLabel.textColor = [UIColor colorWithRed:0.2 green:0.2 blue:0.2 alpha:1];
    JSPrepareSlider(self.rateSlider);
}

- (IBAction)swap:(id)sender
{
    [UIView animateWithDuration:0.25 animations:^{
        self.swapButton.transform = CGAffineTransformRotate(self.swapButton.transform, M_PI);
    } completion:^(BOOL finished) {
        self.resultField.text = self.amountField.text;
    }];
}

- (IBAction)rate:(UISlider *)sender
{
    self.resultField.text = [NSString stringWithFormat:@"%.2f", sender.value];
}

- (IBAction)unit:(id)sender
{
    NSLog(@"%@", [self.unitControl titleForSegmentAtIndex:self.unitControl.selectedSegmentIndex]);
}

@end
