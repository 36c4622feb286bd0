#import "JRNTheme.h"

@implementation JRNTheme

+ (void)styleHeading:(UILabel *)label
{
    NSString *name = [[NSUserDefaults standardUserDefaults] stringForKey:@"font"];
    if (name) {
        label.font = [UIFont fontWithName:name size:24];
    }
}

@end
