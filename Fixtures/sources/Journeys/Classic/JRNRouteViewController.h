#import <UIKit/UIKit.h>
#import <MapKit/MapKit.h>

@interface JRNRouteViewController : UIViewController <MKMapViewDelegate>
@property (assign, nonatomic, getter=isRunning) BOOL running;
@end
