#import <UIKit/UIKit.h>

@interface JRNPackingEditViewController : UIViewController {
    IBOutlet UITextField *nameField;
    IBOutlet UIStepper *countStepper;
    IBOutlet UILabel *countLabel;
    IBOutlet UISwitch *sharedSwitch;
    IBOutlet UIButton *removeButton;
    IBOutlet UIButton *cameraButton;
}

- (IBAction)countChanged:(id)sender;
- (IBAction)remove:(id)sender;
- (IBAction)shared:(id)sender;
- (IBAction)camera:(id)sender;

@end
