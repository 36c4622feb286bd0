#import "JRNHelpViewController.h"
#import "JRNTheme.h"

@implementation JRNHelpViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [JRNTheme styleHeading:self.headingLabel];
    self.headingLabel.accessibilityTraits |= UIAccessibilityTraitHeader;
    if ([[NSUserDefaults standardUserDefaults] boolForKey:@"large"]) {
        self.helpView.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
    }
    [self setUpButtons];
}

- (void)setUpButtons
{
    [self.previousButton setAccessibilityLabel:NSLocalizedString(@"help.previous", @"")];
    [self.nextButton setAccessibilityLabel:NSLocalizedString(@"help.next", @"")];
    self.pageControl.selectedSegmentIndex = 0;
}

- (IBAction)previous:(id)sender {}
- (IBAction)next:(id)sender {}
- (IBAction)page:(id)sender {}

- (IBAction)print:(id)sender
{
    UIPrintInteractionController *printer = [UIPrintInteractionController sharedPrintController];
    [printer presentFromRect:self.printButton.frame inView:self.view animated:YES completionHandler:nil];
}

@end
