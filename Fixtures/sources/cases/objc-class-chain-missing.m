// case: A superclass of the element's class is not among the sources.
// outlet: DeleteViewController.deleteButton
// class: DangerButton
// base: UIButton
// holders: DeleteViewController
// expect label: open
// expect font: open

#import "FilledButton.h"

@interface DangerButton : FilledButton
@end

@implementation DangerButton

- (void)awakeFromNib {
    [super awakeFromNib];
    self.layer.borderWidth = 1;
}

@end

@interface DeleteViewController : UIViewController
@property (weak, nonatomic) IBOutlet DangerButton *deleteButton;
@end

@implementation DeleteViewController
@end
