// case: What a delegate does to the text view that it is passed is not done to a button.
// outlet: Editor.closeButton
// base: UIButton
// holders: Editor
// mac:
// expect title: untouched
// expect label: untouched

#import <Cocoa/Cocoa.h>

@interface Editor : NSWindowController
@property (weak) IBOutlet NSButton *closeButton;
@end

@implementation Editor
- (BOOL)textView:(NSTextView *)textView shouldChangeTextInRange:(NSRange)range replacementString:(NSString *)text {
    textView.accessibilityLabel = text;
    [textView.textStorage appendAttributedString:[[NSAttributedString alloc] initWithString:text]];
    return NO;
}
@end
