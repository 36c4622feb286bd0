#import "JRNPlaceCell.h"

@implementation JRNPlaceCell

- (void)awakeFromNib
{
    [super awakeFromNib];
    [self updateFont];
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(updateFont)
                                                 name:UIContentSizeCategoryDidChangeNotification
                                               object:nil];
    self.pinView.tintColor = [UIColor redColor];
}

- (void)updateFont
{
    self.nameLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
}

- (void)dealloc
{
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (IBAction)info:(id)sender {}
- (IBAction)call:(id)sender {}

@end
