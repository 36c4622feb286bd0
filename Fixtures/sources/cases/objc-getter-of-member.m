// case: Another class sends the getter to a member of its view.
// outlet: PhotoHeader.starButton
// base: UIButton
// holders: PhotoHeader
// expect label: open

#import <UIKit/UIKit.h>

@interface PhotoHeader : UIView
@property (nonatomic, weak) IBOutlet UIButton *starButton;
@end

@implementation PhotoHeader
@end

@interface PhotosViewController : UITableViewController
@property (nonatomic, strong) PhotoHeader *header;
@end

@implementation PhotosViewController

- (void)starTapped {
    [[self.header starButton] setAccessibilityLabel:@"Starred"];
}

@end
