// case: viewDidLoad sets the label of the outlet to a text, with dot syntax.
// outlet: TRPMapViewController.locateButton
// base: UIButton
// holders: TRPMapViewController
// expect label: supplied "Show my position"
// expect hint: supplied "Centres the map"
// expect title: untouched

#import "TRPMapViewController.h"

@interface TRPMapViewController : UIViewController
@end

@interface TRPMapViewController ()

@property (weak, nonatomic) IBOutlet UIButton *locateButton;
@property (weak, nonatomic) IBOutlet MKMapView *mapView;

@end

@implementation TRPMapViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.locateButton.accessibilityLabel = @"Show my position";
    self.locateButton.accessibilityHint = @"Centres the map";
    self.mapView.showsUserLocation = YES;
}

@end
