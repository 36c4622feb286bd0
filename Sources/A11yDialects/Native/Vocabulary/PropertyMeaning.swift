import A11yModel

// The meanings of the native format's keys, for editors: schema, completion and help.

extension Property {
    /// The meaning of the property, as sentences. A new property does not compile until it has a line here.
    var meaning: String {
        switch self {
        case .type: "What the element is: a type of this format, a UIKit class, or a class of your own."
        case .customClass: "The app’s own class."
        case .inherits: "The type whose defaults the app’s own class has."
        case .id: "Names the element in this file; each id is given once."
        case .identifier: "The identifier for automation, which is never spoken."
        case .slot: "The place in a navigation bar or a table, where frames do not tell."
        case .frame: "x, y, width and height in points, in the parent’s coordinates. Absent is unknown."
        case .autoLayout: "Whether constraints decide about the frame when the app runs."
        case .fixedSides: "The sides whose length a constraint fixes, whatever else the layout changes."
        case .hidden: "Whether it is hidden: neither seen nor reached."
        case .alpha: "How opaque it is, from 0 to 1. At 0 nobody reaches it."
        case .clipsToBounds: "Whether what reaches out of its frame is cut off."
        case .enabled: "Whether the control can be used. VoiceOver says “Dimmed” where it cannot."
        case .selected: "Whether it is selected, which VoiceOver says before the name."
        case .userInteractionEnabled: "Whether it takes touches."
        case .text: "The text that is drawn."
        case .title: "The title that is drawn."
        case .builtInName: "Whether UIKit names it when the app runs, as it does “Done”."
        case .placeholder: "What an empty field shows. VoiceOver reads it as the value, and never as the name."
        case .image: "The name of the picture among the app’s assets."
        case .systemImage: "The name of an SF Symbol."
        case .font: "The font: a text style, or a size with weight and name."
        case .adjustsFontForContentSizeCategory: "Whether the text follows the size that people choose."
        case .fontMetrics: "Whether the font is scaled by UIFontMetrics."
        case .lines: "The most lines that the text may take; 0 for as many as it needs."
        case .minimumScale: "How far the text shrinks before it is cut off, from 0 to 1."
        case .textColor: "The colour of the text: `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, or a mapping with the name of one."
        case .backgroundColor:
            "The colour behind it: `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, or a mapping with the name of one."
        case .contentType: "What is typed there, as in UITextContentType: `emailAddress`, `password`, …"
        case .keyboardType: "The keyboard that it brings up."
        case .decorative: "Your word that it tells nothing, so that nobody misses it."
        case .isElement: "Whether VoiceOver stops there. Unless it is set, the class decides."
        case .label: "The name that VoiceOver says. Empty is not absent: it says nothing."
        case .value: "What VoiceOver says after the name: the state or content."
        case .hint: "What VoiceOver says after a pause: what will happen."
        case .traits: "What it is and does for VoiceOver. The list takes the place of the class’s own traits."
        case .elementsHidden: "Takes it and all that is in it away from VoiceOver."
        case .viewIsModal: "Whether VoiceOver stays in it: its siblings are silenced."
        case .groupChildren: "Whether what is in it is read before anything else."
        case .elements:
            "What VoiceOver finds in it, in the order of reading: ids, or mappings for elements without a view. "
                + "An empty list hides everything."
        case .containerType: "What kind of container it is for VoiceOver."
        case .container: "The methods of a container that the class implements."
        case .accessibilityFrame: "Where VoiceOver draws its cursor: x, y, width and height on the screen."
        case .path: "The shape of VoiceOver’s cursor on the screen: a list of points, `oval` or `rect`."
        case .activationPoint: "Where a double tap lands: x and y on the screen."
        case .speechLanguage: "The language in which it is spoken, as BCP 47: `en`, `zh-Hans`."
        case .respondsToUserInteraction: "Whether it does something, for Full Keyboard Access and its like."
        case .userInputLabels: "The names by which Voice Control knows it, the best one first."
        case .customActions: "What else can be done with it, chosen by a flick up or down."
        case .customContent: "Details that VoiceOver tells on demand, or with the element where they are important."
        case .navigationStyle: "How Switch Control scans it: as one, or its parts apart."
        case .textualContext: "What kind of text it is, which decides how it is read: `sourceCode`, `messaging`, …"
        case .dragSources: "The names of what can be dragged from here."
        case .dropPoints: "The names of what can be dropped on."
        case .action: "What activating it does. Equal words mean the same function."
        case .handlesTouch: "Whether code answers a touch here; which function that is stands elsewhere."
        case .gestures: "The gestures that it answers, each with what it does."
        case .overrides: "The methods of accessibility that the class answers itself."
        case .onFocus: "What happens when VoiceOver’s cursor comes to it: `scrollToVisible`, …"
        case .onSelect: "What happens when it is chosen: `reloadData`, …"
        case .onChange: "What happens when its value changes: `post:layoutChanged`, …"
        case .keyCommands: "Shortcuts of a keyboard."
        case .layers: "Texts and pictures that are drawn and are no views."
        case .element: "The accessibility element that stands for the layer."
        case .presentation: "What it is, where it lies over the screen. `dim` is the darkened area behind something."
        case .opaque: "Whether it covers what is behind it."
        case .scrolls: "The directions in which it scrolls."
        case .labelledBy: "The id of the visible label that names this field."
        case .items: "The segments of a segmented control, or the items of a tab bar."
        case .selectedIndex: "Which of the items is selected, from 0; -1 for none."
        case .badge: "The badge of a tab bar item."
        case .minimum: "The least value of a slider or stepper."
        case .maximum: "The greatest value of a slider or stepper."
        case .current: "Where a slider or stepper stands."
        case .progress: "How far a progress view is, from 0 to 1."
        case .pages: "How many pages a page control has."
        case .currentPage: "Which page a page control is on, from 0."
        case .isOn: "Whether a switch is on; `mixed` where it is neither."
        case .hitFrame: "Where it answers to touch, in the parent’s coordinates, if not in its frame."
        case .editing: "Whether the text is being edited."
        case .secure: "Whether what is typed stays hidden."
        case .editable: "Whether the text can be edited."
        case .expanded: "Whether it is expanded; absent where it cannot be."
        case .row: "Its row in a data table, from 0."
        case .column: "Its column in a data table, from 0."
        case .rowSpan: "How many rows of a data table it takes."
        case .columnSpan: "How many columns of a data table it takes."
        case .rowHeaders: "The ids of a data table’s row headers."
        case .columnHeaders: "The ids of a data table’s column headers."
        case .outlet: "Whether code can reach it, and may set what is missing here."
        case .prototype: "Whether its texts, and those in it, are replaced when the app runs."
        case .system: "Whether the system makes it, and not the app."
        case .macRole: "What VoiceOver on a Mac calls the control."
        case .macValue: "The state or choice that VoiceOver on a Mac tells."
        case .children: "The views in it, back to front."
        }
    }
}

extension ScreenKey {
    /// The meaning of the key, as sentences.
    var meaning: String {
        switch self {
        case .a11ylint: "The version of this format; may be left out."
        case .screen: "The screen’s name. By this key a file is known to describe a screen."
        case .schema: "The JSON Schema of this file, for editors."
        case .input: "The kind of file that the screen was converted from; some rules judge only what that kind tells."
        case .platform: "The system that the screen is for; `ios` unless said otherwise."
        case .size: "The width and height of the screen in points; the platform’s unless said otherwise."
        case .direction: "The direction of the app’s language; `ltr` unless said otherwise."
        case .language: "The language of the app, as BCP 47: `en`, `zh-Hans`."
        case .customClass: "The app’s own class of the screen’s controller, which may title it."
        case .title: "The navigation title."
        case .whole: "No where the rest of the screen is in another file."
        case .embedded: "Whether it is shown inside another screen."
        case .partial: "Whether the description leaves out what is a stop."
        case .cut: "Where the description stops short, such as `62 levels`."
        case .onAppear: "What is posted when the screen appears, and who gets the focus."
        case .elements: "The views on the screen, back to front."
        }
    }
}

/// The meanings of the keys of small mappings, in the order of the documentation.
enum MappingKeyMeaning {
    static let font = [
        (key: "style", meaning: "A text style that follows the size people choose: `body`, `headline`, `title1`, …"),
        (key: "size", meaning: "A fixed size, in points."),
        (key: "bold", meaning: "Whether it is bold."),
        (key: "name", meaning: "The name of the font."),
    ]
    static let color = [(key: "name", meaning: "The name of a colour that the device chooses.")]
    static let action = [
        (key: "name", meaning: "What VoiceOver says for the action."),
        (key: "image", meaning: "The name of its picture, which Switch Control shows."),
        (key: "action", meaning: "What it does. Equal words mean the same function."),
    ]
    static let content = [
        (key: "label", meaning: "What the detail is called."),
        (key: "value", meaning: "The detail itself."),
        (key: "importance", meaning: "`high` where it is spoken with the element."),
    ]
    static let keyCommand = [
        (key: "input", meaning: "The key."),
        (key: "modifiers", meaning: "The keys that are held with it."),
        (key: "title", meaning: "The title that the list of shortcuts shows."),
        (key: "action", meaning: "What it does. Equal words mean the same function."),
    ]
    static let appearance = [
        (key: "post", meaning: "The notification that is posted."),
        (key: "focus", meaning: "The id of the element that gets VoiceOver’s cursor."),
    ]
    static let gestures = Gesture.allCases.map { gesture in
        (key: gesture.rawValue, meaning: "What this gesture does; equal words mean the same function.")
    }
}

/// The meanings of the words for traits.
enum TraitMeaning {
    /// The meaning of a trait, as a sentence; empty if its word says it.
    static func meaning(of word: String) -> String { meanings[word] ?? "" }

    private static let meanings = [
        "button": "Said as “Button”.", "link": "Said as “Link”; the rotor jumps to it.",
        "header": "Said as “Heading”; the rotor jumps to it.", "image": "Said as “Image”.",
        "selected": "Said before the name.", "playsSound": "It plays a sound when it is activated.",
        "keyboardKey": "A key of a keyboard.", "staticText": "A text that does not change.",
        "summaryElement": "What is read when the app starts.", "notEnabled": "Said as “Dimmed”.",
        "updatesFrequently": "Its value changes too often to tell each time.",
        "searchField": "Said as “Search field”.", "startsMediaSession": "VoiceOver falls silent when it is activated.",
        "adjustable": "A flick up or down changes the value.",
        "allowsDirectInteraction": "Touches go through to it.",
        "causesPageTurn": "The page is turned when it has been read.", "tabBar": "A bar whose items are tabs.",
        "toggleButton": "Said as a switch, on or off.", "supportsZoom": "What it shows can be enlarged.",
        "none": "No trait at all, not even the class’s own.",
    ]
}
