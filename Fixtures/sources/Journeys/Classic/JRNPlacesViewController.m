#import "JRNPlacesViewController.h"
#import "JRNPlaceCell.h"

@interface JRNPlacesViewController () <UITextFieldDelegate>
@end

@implementation JRNPlacesViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.filterField.delegate = self;
    self.nearButton.layer.cornerRadius = 4.0;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    JRNPlaceCell *cell = (JRNPlaceCell *)[tableView dequeueReusableCellWithIdentifier:@"Place"
                                                                         forIndexPath:indexPath];
    cell.nameLabel.text = [NSString stringWithFormat:@"%ld", (long)indexPath.row];
    cell.infoButton.accessibilityLabel = NSLocalizedString(@"places.info", nil);
    cell.callButton.hidden = (indexPath.row % 2 == 0);
    return cell;
}

- (IBAction)near:(id)sender {}

@end
