// case: Code in `#if os(macOS)` does nothing to a screen for iOS.
// outlet: LoginController.closeButton
// holders: LoginController
// base: UIButton
// expect label: untouched
// expect hint: supplied "Closes the page"

#if os(macOS)
    class LoginController: NSViewController {
        @IBOutlet weak var closeButton: NSButton!

        override func viewDidLoad() { closeButton.accessibilityLabel = "Close" }
    }
#else
    class LoginController: UIViewController {
        @IBOutlet weak var closeButton: UIButton!

        override func viewDidLoad() {
            super.viewDidLoad()
            #if targetEnvironment(macCatalyst)
                closeButton.accessibilityLabel = "Close"
            #elseif canImport(UIKit)
                closeButton.accessibilityHint = "Closes the page"
            #endif
        }
    }
#endif
