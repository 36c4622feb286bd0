// case: The picture behind the text is hidden from VoiceOver with all in it.
// outlet: TourViewController.backdrop
// base: UIView
// holders: TourViewController
// expect elementsHidden: supplied true
// expect label: untouched

#import <UIKit/UIKit.h>

@interface TourViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIView *backdrop;
@end

@implementation TourViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.backdrop.accessibilityElementsHidden = YES;
}

@end
