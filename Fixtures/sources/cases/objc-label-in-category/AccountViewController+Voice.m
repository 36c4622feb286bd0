#import "AccountViewController+Voice.h"

@implementation AccountViewController (Voice)

- (void)setUpVoice
{
    self.editButton.accessibilityLabel = @"Edit";
}

@end
