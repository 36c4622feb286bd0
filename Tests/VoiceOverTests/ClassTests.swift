import TestSupport
import Testing

/// The accessibility defaults of UIKit's classes.
struct ClassTests {
    @Test(arguments: [
        Case("view", "- { label: Not said }"),
        Case("label", "- { type: label, text: Total }", "Total"),
        Case("label, empty", "- { type: label, text: '' }\n- { type: label }"),
        Case("label, empty but named", "- { type: label, text: '', label: Rating }", "Rating"),
        Case("button with a title", "- { type: button, title: Pay }", "Pay. Button."),
        Case("button with two lines", "- { type: button, title: Pay, text: 12 EUR }", "Pay, 12 EUR. Button."),
        Case("button with a label", "- { type: button, title: A, label: Item A }", "Item A. Button."),
        Case("button with a picture", "- { type: button, image: ic_close-24.png }", "ic close 24 png. Button."),
        Case(
            "button with a symbol", "- { type: button, systemImage: tray.and.arrow.up }", "tray and arrow up. Button."),
        Case("button with a symbol that has a word", "- { type: button, systemImage: plus }", "Add. Button."),
        Case("button with nothing", "- { type: button }", "Button."),
        Case(
            "button, disabled and selected", "- { type: button, title: Pay, enabled: false, selected: true }",
            "Selected: Pay. Dimmed. Button."),
        Case(
            "traits that the author set hide the state",
            "- { type: button, title: Pay, selected: true, traits: [button] }",
            "Pay. Button."),
        Case(
            "a view does not mirror its state", "- { isElement: true, label: A, enabled: false, selected: true }", "A"),
        Case("touch does not count", "- { type: button, title: Pay, userInteractionEnabled: false }", "Pay. Button."),
        Case("image", "- { type: image, image: hero, label: Not exposed }"),
        Case("image made an element", "- { type: image, image: hero_banner, isElement: true }", "hero banner. Image."),
        Case("text field", "- { type: textField, text: Ann, placeholder: Name }", "Ann. Text Field."),
        Case("text field, empty", "- { type: textField, placeholder: Name }", "Name. Text Field."),
        Case("text field, named", "- { type: textField, label: Name, text: Ann }", "Name: Ann. Text Field."),
        Case(
            "text field, named by a visible label",
            """
            - { type: label, id: caption, text: Name }
            - { type: textField, labelledBy: caption, editing: true }
            """, "Name", "Name. Text Field. Is editing."),
        Case("password", "- { type: secureTextField, text: abc }", "•••. Secure Text Field."),
        Case("password by flag", "- { type: textField, secure: true, text: é1 }", "••. Secure Text Field."),
        Case("password, empty", "- { type: secureTextField, placeholder: Password }", "Password. Secure Text Field."),
        Case("text view", "- { type: textView, text: Notes }", "Notes. Text Field."),
        Case("text view, read only", "- { type: textView, text: Terms, editable: false }", "Terms"),
        Case(
            "switch", "- { type: switch, label: A, isOn: true }\n- { type: switch, isOn: mixed }\n- { type: switch }",
            "A. Switch Button. On.", "Switch Button. Mixed.", "Switch Button. Off."),
        Case(
            "switch, own value",
            "- { type: switch, label: A, isOn: false, value: Sleeping }", "A. Switch Button. Off."),
        Case(
            "slider", "- { type: slider, label: Volume, minimum: 10, maximum: 50, current: 40 }",
            "Volume: 75%. Adjustable."),
        Case(
            "slider, by default", "- { type: slider, current: 0.333 }\n- { type: slider }", "33%. Adjustable.",
            "0%. Adjustable."),
        Case("slider without a range", "- { type: slider, minimum: 5, maximum: 5, current: 9 }", "0%. Adjustable."),
        Case("slider, own value", "- { type: slider, current: 0.5, value: Half }", "Half. Adjustable."),
        Case("stepper", "- { type: stepper, label: Not said }", "Decrement. Button.", "Increment. Button."),
        Case(
            "stepper, disabled", "- { type: stepper, enabled: false }", "Decrement. Dimmed. Button.",
            "Increment. Dimmed. Button."),
        Case("stepper made an element", "- { type: stepper, isElement: true, label: Amount }", "Amount"),
        Case(
            "segmented control, disabled", "- { type: segmentedControl, enabled: false, items: [Day] }",
            "Day. Dimmed. Button. 1 of 1."),
        Case("page control", "- { type: pageControl, pages: 5, currentPage: 1 }", "page 2 of 5. Adjustable."),
        Case("page control without pages", "- { type: pageControl }", "Adjustable."),
        Case("progress view", "- { type: progressView, progress: 0.5 }", "Progress: 50%"),
        Case("progress view, named", "- { type: progressView, label: Upload, progress: 2 }", "Upload: 100%"),
        Case("activity indicator", "- { type: activityIndicator }", "In progress"),
        Case("date picker", "- { type: datePicker, label: Birthday, value: May }", "Birthday: May. Adjustable."),
        Case("picker", "- { type: pickerView, enabled: false }", "Dimmed. Adjustable."),
        Case("search bar", "- { type: searchBar, placeholder: Search }", "Search. Search Field."),
        Case("search bar, named", "- { type: searchBar, label: Find, text: tea }", "Find: tea. Search Field."),
        Case(
            "tab, disabled", "- { type: tabBar, items: [{ title: Home, enabled: false, badge: new }] }",
            "Home: new. Tab. 1 of 1."),
        Case(
            "navigation bar",
            """
            - type: navigationBar
              title: Cart
              frame: [0, 44, 390, 44]
              children:
                - { type: barButtonItem, title: Edit, frame: [340, 0, 44, 44] }
                - { type: barButtonItem, title: Close, frame: [8, 0, 44, 44], enabled: false }
            """, "Close. Dimmed. Button.", "Cart. Heading.", "Edit. Button."),
        Case(
            "bar item with a view of its own",
            "- { type: toolbar, children: [{ type: barButtonItem, title: Lost, children: [{ type: switch }] }] }",
            "Switch Button. Off."),
        Case(
            "transparent classes",
            """
            - { type: scrollView, children: [{ type: label, text: A }] }
            - { type: visualEffectView, children: [{ type: label, text: B }] }
            - { type: collectionView, children: [{ type: collectionViewCell, selected: true,
                children: [{ type: label, text: C }, { type: button, title: D }] }] }
            - { type: webView }
            - { type: mapView }
            """, "A", "B", "C", "D. Button."),
        Case(
            "an own class with a known parent", "- { customClass: PayButton, inherits: UIButton, title: Pay }",
            "Pay. Button."),
    ])
    func `a class has its defaults`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        Case(
            "texts are joined, controls stay",
            """
            - type: tableViewCell
              frame: [0, 0, 390, 44]
              children:
                - { type: label, text: Later, frame: [16, 24, 99, 16] }
                - type: stackView
                  frame: [16, 4, 200, 20]
                  children: [{ type: label, text: Wi-Fi, frame: [0, 0, 99, 16] }]
                - { type: label, text: Gone, hidden: true }
                - { type: switch, isOn: true, frame: [330, 6, 51, 31] }
                - { type: image, image: wifi }
            """, "Wi-Fi, Later", "Switch Button. On."),
        Case(
            "named by the author",
            "- { type: tableViewCell, label: Row, children: [{ type: label, text: A }] }", "Row"),
        Case(
            "selected", "- { type: tableViewCell, selected: true, children: [{ type: label, text: A }] }", "Selected: A"
        ),
        Case(
            "made an element by the author, it swallows",
            """
            - type: tableViewCell
              isElement: true
              children: [{ type: label, text: A }, { type: button, title: B }]
            """, "A"),
        Case(
            "opened by the author",
            """
            - type: tableViewCell
              isElement: false
              children: [{ type: label, text: A }, { type: button, title: B }]
            """, "A", "B. Button."),
        Case(
            "with a list",
            """
            - type: tableViewCell
              elements: [b]
              children: [{ type: label, text: A }, { type: button, id: b, title: B }]
            """, "B. Button."),
        Case(
            "without words, its controls speak for it",
            "- { type: tableViewCell, children: [{ type: textField, placeholder: Name }] }", "Name. Text Field."),
        Case("without words and controls, it is silent", "- { type: tableViewCell, children: [{ type: image }] }", ""),
        Case(
            "a modal view in it hides the rest",
            """
            - type: tableViewCell
              label: Row
              children: [{ type: button, title: A }, { type: button, title: B, viewIsModal: true }]
            """, "Row", "B. Button."),
        Case(
            "a label that is a control stays",
            "- { type: tableViewCell, children: [{ type: label, text: A }, { type: label, text: B, traits: [link] }] }",
            "A", "B. Link."),
    ])
    func `a table cell reads its texts`(_ line: Case) throws { try line.check() }
}
