// case: A block gives the picture of each segment the description that its calls state.
// mac:
// outlet: InfoController.tabs
// base: UISegmentedControl
// holders: InfoController
// expect label: written something

#import <Cocoa/Cocoa.h>

@interface InfoController : NSWindowController
@property (weak) IBOutlet NSSegmentedControl *tabs;
@end

@implementation InfoController

- (void)windowDidLoad {
    [super windowDidLoad];
    void (^setImage)(NSImage *, NSString *, NSInteger) = ^(NSImage *image, NSString *text, NSInteger segment) {
        image.accessibilityDescription = text;
        [self.tabs setImage:image forSegment:segment];
    };
    setImage([NSImage imageNamed:@"info"], @"General", 0);
    setImage([NSImage imageNamed:@"files"], @"Files", 1);
}

@end
