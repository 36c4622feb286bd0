// case: Colours are given as fractions of 255 and by name.
// outlet: PaintViewController.noteLabel
// base: UILabel
// holders: PaintViewController
// expect textColor: supplied "#336699"
// expect backgroundColor: supplied something
// expect font: untouched

#import <UIKit/UIKit.h>

@interface PaintViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *noteLabel;
@end

@implementation PaintViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.noteLabel.textColor = [UIColor colorWithRed:51/255.0 green:102/255.0 blue:153/255.0 alpha:1];
    [self.noteLabel setBackgroundColor:[UIColor colorNamed:@"paper"]];
}

@end
