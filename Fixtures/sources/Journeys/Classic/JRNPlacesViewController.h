#import <JourneyStyles/JSListViewController.h>

@interface JRNPlacesViewController : JSListViewController
@property (nonatomic, weak) IBOutlet UITextField *filterField;
@property (nonatomic, weak) IBOutlet UIButton *nearButton;
@end
