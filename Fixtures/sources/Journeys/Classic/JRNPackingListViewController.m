#import "JRNPackingListViewController.h"
#import "JRNPackingItemCell.h"
#import <MessageUI/MessageUI.h>

@interface JRNPackingListViewController () <UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate>

@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@property (weak, nonatomic) IBOutlet UITableView *tableView;
@property (weak, nonatomic) IBOutlet UITextField *addField;
@property (weak, nonatomic) IBOutlet UIButton *addButton;
@property (weak, nonatomic) IBOutlet UIButton *mailButton;
@property (weak, nonatomic) IBOutlet UIBarButtonItem *sortItem;

@end

@implementation JRNPackingListViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.addField.delegate = self;
    self.addButton.accessibilityLabel = NSLocalizedString(@"packing.add", nil);
    self.mailButton.hidden = ![MFMailComposeViewController canSendMail];
    self.sortItem.enabled = NO;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
    return self.items.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    JRNPackingItemCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Item" forIndexPath:indexPath];
    cell.item = self.items[indexPath.row];
    return cell;
}

- (IBAction)add:(id)sender
{
    if (self.addField.text.length > 0) {
        [self.items addObject:[@{ @"name" : self.addField.text } mutableCopy]];
        self.sortItem.enabled = YES;
        [self.tableView reloadData];
    }
    self.addField.text = @"";
}

- (IBAction)mail:(id)sender
{
}

- (IBAction)sort:(id)sender
{
    [self.items sortUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES]]];
}

@end
