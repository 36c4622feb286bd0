// case: A format tells which outlets key-value coding gives; what is set on them names none of them.
// outlet: BitController.bitButton1
// base: UIButton
// holders: BitController
// expect label: untouched
// expect enabled: open

#import <UIKit/UIKit.h>

@interface BitController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *bitButton0;
@property (nonatomic, weak) IBOutlet UIButton *bitButton1;
@end

@implementation BitController
- (void)show:(NSInteger)bits {
    for (NSInteger i = bits; i < 2; i++) {
        [[self valueForKey:[NSString stringWithFormat:@"bitButton%ld", (long)i]] setEnabled:self.isOpen];
    }
}
@end
