#import "JRNPackingEditViewController.h"
#import <JourneyStyles/UIButton+JourneyStyles.h>

@implementation JRNPackingEditViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    nameField.accessibilityLabel = NSLocalizedString(@"packing.name", nil);
    [sharedSwitch setAccessibilityLabel:NSLocalizedString(@"packing.shared", nil)];
    [removeButton js_applyDangerStyle];
    countStepper.value = 1;
    if ([UIImagePickerController isSourceTypeAvailable:UIImagePickerControllerSourceTypeCamera]) {
        cameraButton.accessibilityLabel = NSLocalizedString(@"voice.camera", nil);
    }
}

- (IBAction)countChanged:(id)sender
{
    countLabel.text = [NSString stringWithFormat:@"%d", (int)countStepper.value];
}

- (IBAction)remove:(id)sender {}
- (IBAction)shared:(id)sender {}
- (IBAction)camera:(id)sender {}

@end
