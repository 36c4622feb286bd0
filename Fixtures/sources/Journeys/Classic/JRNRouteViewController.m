#import "JRNRouteViewController.h"

@interface JRNRouteViewController ()
@property (weak, nonatomic) IBOutlet MKMapView *mapView;
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@property (weak, nonatomic) IBOutlet UIButton *startButton;
@property (weak, nonatomic) IBOutlet UIButton *zoomInButton;
@property (weak, nonatomic) IBOutlet UIButton *zoomOutButton;
@property (weak, nonatomic) IBOutlet UIButton *compassButton;
@property (weak, nonatomic) IBOutlet UILabel *lengthLabel;
@property (weak, nonatomic) IBOutlet UISlider *speedSlider;
@end

@implementation JRNRouteViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.mapView.delegate = self;
    self.speedSlider.minimumValue = 0;
    self.speedSlider.maximumValue = 30;
    for (UIButton *button in @[self.zoomInButton, self.zoomOutButton]) {
        button.accessibilityLabel = (button == self.zoomInButton)
            ? NSLocalizedString(@"map.zoomIn", nil) : NSLocalizedString(@"map.zoomOut", nil);
    }
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self updateButtons];
}

- (void)updateButtons
{
    if (self.isRunning)
    {
        self.startButton.accessibilityLabel = NSLocalizedString(@"map.stop", nil);
    }
    else
    {
        self.startButton.accessibilityLabel = NSLocalizedString(@"map.start", nil);
    }
    self.lengthLabel.text = @"0 km";
}

- (IBAction)start:(id)sender
{
    self.running = !self.running;
    [self updateButtons];
}

- (IBAction)north:(id)sender
{
    [UIView animateWithDuration:0.3 animations:^{
        self.compassButton.transform = CGAffineTransformIdentity;
    }];
}

- (IBAction)zoom:(id)sender {}
- (IBAction)speed:(id)sender {}

@end
