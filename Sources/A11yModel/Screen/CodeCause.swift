/// Why a property of an element is open to the app's code: one value from the reader of code to the reports, which all
/// print its `words`.
public struct CodeCause: Hashable, Sendable {
    /// What leaves the property open. Lines of code are on one line; names are as the code writes them.
    public enum Reason: Hashable, Sendable {
        /// A line may change it.
        case changes(line: String)
        /// A line may change what is in the element.
        case changesContents(line: String)
        /// A line puts another object in the place of the one in the file.
        case replaces(line: String)
        /// A class around the element sets this member of UIAccessibility.
        case sets(member: String, by: String)
        /// A class makes what is in the element.
        case builds(String)
        /// A class answers which elements are in it.
        case lists(String)
        /// A method of a delegate may refuse to edit a text.
        case refuses(function: String)
        /// A class goes through its properties by reflection.
        case reflects(String)
        /// Key-value coding with a key that is no literal.
        case computesKey
        /// The app replaces the implementation of UIKit's methods.
        case exchangesMethods
        /// A class is declared nowhere in the sources.
        case missingClass(String)
        /// Only the header of a class is among the sources.
        case missingImplementation(String)
        /// An outlet is declared nowhere in its class.
        case missingOutlet(String, of: String)
        /// A property of a class is connected though it is no outlet.
        case plainProperty(String, of: String)
        /// The file names no class of the app whose code could be read.
        case noClass
        /// The outlet is one that UIKit declares.
        case outletOfApple(String)
        /// Two classes have the same name.
        case sameName(String)
        /// A file was not understood, and why.
        case unread(path: String, problem: String)
        /// A runtime attribute of the checked file sets a property of the app's.
        case attribute(keyPath: String)
        /// A binding of the checked file, by its name.
        case binding(String)
        /// The controller of a tab may name it.
        case tab
        /// A gesture recognizer has no target in the file.
        case gesture
        /// A delegate decides where a gesture recognizer answers.
        case gestureDelegate
        /// Code may change it; the answer does not tell where.
        case unknown
    }

    /// What leaves it open.
    public let reason: Reason
    /// The code that does; nil where code is missing.
    public let place: CodePlace?

    /// A cause.
    public init(_ reason: Reason, at place: CodePlace? = nil) {
        self.reason = reason
        self.place = place
    }

    /// The second half of a sentence, without a full stop: “line 42 of `LoginViewController.swift` may change this:
    /// `decorate(button)`”.
    public var words: String {
        guard let place else { return statement }
        return line.map { "\(place.words) \($0.verb): `\($0.code)`" } ?? "\(statement) (\(place.words))"
    }

    /// The same without the place: “`decorate(button)` may change this”.
    public var statement: String {
        switch reason {
        case .changes, .changesContents, .replaces: line.map { "`\($0.code)` \($0.verb)" } ?? ""
        case .sets(let member, let type): "`\(type)` sets `\(member)`"
        case .builds(let type): "`\(type)` builds what is in it"
        case .lists(let type): "`\(type)` lists what is in it"
        case .refuses(let function): "`\(function)` may refuse to edit it"
        case .reflects(let type): "`\(type)` goes through its properties by reflection"
        case .computesKey: "a computed key may lead to it"
        case .exchangesMethods: "the app exchanges methods of UIKit"
        case .missingClass(let type): "the class `\(type)` is not among the sources"
        case .missingImplementation(let type): "the code of the class `\(type)` is not among the sources"
        case .missingOutlet(let outlet, let type): "no outlet `\(outlet)` is declared in `\(type)`"
        case .plainProperty(let name, let type): "`\(name)` of `\(type)` is declared without `@IBOutlet`"
        case .noClass: "the file names no class of the app around it"
        case .outletOfApple(let outlet): "its outlet `\(outlet)` is one of Apple’s"
        case .sameName(let type): "several classes are called `\(type)`"
        case .unread(let path, let problem): "\(path): \(problem)"
        case .attribute(let keyPath): "the runtime attribute `\(keyPath)` may set this"
        case .binding(let name): "the binding of its `\(name)` sets this"
        case .tab: "the controller of the tab may change this"
        case .gesture: "code handles its gesture"
        case .gestureDelegate: "a delegate decides where its gesture answers"
        case .unknown: "code may change this"
        }
    }

    /// The line of code that is the reason, and what it does.
    private var line: (code: String, verb: String)? {
        switch reason {
        case .changes(let line): (line, "may change this")
        case .changesContents(let line): (line, "may change what is in it")
        case .replaces(let line): (line, "puts another object in its place")
        default: nil
        }
    }
}

extension CodePlace {
    /// The line with the name of the file: “line 42 of `LoginViewController.swift`”.
    public var words: String { "line \(line) of `\(path.split(separator: "/").last.map(String.init) ?? path)`" }
}

extension CodeUse {
    /// Why this use leaves a property open.
    public var cause: CodeCause { CodeCause(.changes(line: excerpt), at: place) }
}
