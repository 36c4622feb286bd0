#import "AccountViewController.h"

@interface AccountViewController (Voice)
- (void)setUpVoice;
@end
