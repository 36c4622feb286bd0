#import "JRNCompassView.h"

@interface JRNCompassView ()
@property (strong, nonatomic) IBOutlet UIView *contentView;
@property (weak, nonatomic) IBOutlet UIImageView *needleView;
@property (weak, nonatomic) IBOutlet UILabel *directionLabel;
@property (weak, nonatomic) IBOutlet UIButton *lockButton;
@end

@implementation JRNCompassView

- (instancetype)initWithCoder:(NSCoder *)coder
{
    self = [super initWithCoder:coder];
    if (self) {
        [[NSBundle mainBundle] loadNibNamed:@"JRNCompassView" owner:self options:nil];
        [self addSubview:self.contentView];
        self.lockButton.accessibilityLabel = NSLocalizedString(@"compass.lock", nil);
    }
    return self;
}

- (void)turnTo:(CGFloat)angle
{
    self.needleView.transform = CGAffineTransformMakeRotation(angle);
    self.directionLabel.text = angle < 1 ? @"N" : @"E";
}

- (IBAction)lock:(id)sender
{
}

@end
