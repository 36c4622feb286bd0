// case: Each branch gives the picture of the view a description, which is the view's label.
// mac:
// outlet: GroupView.ratioView
// base: UIImageView
// holders: GroupView
// expect label: supplied something

#import <Cocoa/Cocoa.h>

@interface GroupView : NSView
@property (weak) IBOutlet NSImageView *ratioView;
@property BOOL showsRatio;
@end

@implementation GroupView

- (void)awakeFromNib {
    [super awakeFromNib];
    if (self.showsRatio) {
        self.ratioView.image = [NSImage imageNamed:@"Ratio"];
        self.ratioView.image.accessibilityDescription = @"Ratio";
    } else {
        NSImage *image = [NSImage imageNamed:@"Upload"];
        image.accessibilityDescription = @"Upload";
        self.ratioView.image = image;
    }
}

@end
