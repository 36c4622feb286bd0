#import "JRNPackingItemCell.h"

@implementation JRNPackingItemCell

- (void)awakeFromNib
{
    [super awakeFromNib];
    UIPanGestureRecognizer *pan = [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(pan:)];
    [self.handleButton addGestureRecognizer:pan];
}

- (void)setItem:(NSDictionary *)item
{
    _item = item;
    self.nameLabel.text = item[@"name"];
    self.countLabel.text = [item[@"count"] description];
    if ([item[@"count"] integerValue] > 1) {
        self.countLabel.textColor = [UIColor blackColor];
    }
    if ([item[@"packed"] boolValue]) {
        self.checkButton.accessibilityLabel = NSLocalizedString(@"packing.unpack", nil);
    } else {
        self.checkButton.accessibilityLabel = NSLocalizedString(@"packing.pack", nil);
    }
}

- (void)pan:(UIPanGestureRecognizer *)pan
{
}

- (IBAction)toggle:(id)sender
{
}

- (IBAction)handle:(id)sender
{
}

@end
