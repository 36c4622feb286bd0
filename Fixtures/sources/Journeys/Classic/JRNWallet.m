#import "JRNWallet.h"

@implementation JRNWallet

+ (void)checkWithCompletion:(void (^)(BOOL))completion
{
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        completion(NO);
    });
}

@end
