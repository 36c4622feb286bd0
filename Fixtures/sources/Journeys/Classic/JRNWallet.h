#import <Foundation/Foundation.h>

@interface JRNWallet : NSObject
+ (void)checkWithCompletion:(void (^)(BOOL added))completion;
@end
