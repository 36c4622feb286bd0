// case: A picture gets a description that is shown elsewhere.
// mac:
// outlet: GroupView.ratioView
// base: UIImageView
// holders: GroupView
// expect label: untouched

#import <Cocoa/Cocoa.h>

@interface GroupView : NSView
@property (weak) IBOutlet NSImageView *ratioView;
@property (weak) IBOutlet NSImageView *speedView;
@end

@implementation GroupView

- (void)awakeFromNib {
    [super awakeFromNib];
    NSImage *image = [NSImage imageNamed:@"Upload"];
    image.accessibilityDescription = @"Upload";
    self.speedView.image = image;
    self.speedView.image.accessibilityDescription = @"Speed";
}

@end
