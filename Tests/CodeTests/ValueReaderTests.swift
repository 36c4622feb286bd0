import A11yModel
import Testing

@testable import A11yCode

/// What expressions come to, in tables: each line has a property, its value and, behind `⇒`, expressions that come to
/// it, with `¦` between them; then members of the class around them (`◂in`), statements in front (`◂do`) and
/// declarations outside (`◂out`), with `⏎` for line breaks. The property `picture` stands for the name of a picture.
@Suite struct ValueReaderTests {
    /// An expression with the code around it.
    struct Row: CustomTestStringConvertible, Sendable {
        var property = Property.label
        var isPicture = false
        var expression: String
        var expected: String
        var members = ""
        var before = ""
        var outside = ""
        var language = CodeLanguage.swift
        var testDescription: String { "\(property): \(expression) \(members)\(before)\(outside)" }

        /// The rows of a table.
        static func rows(_ table: String, _ language: CodeLanguage) -> [Row] {
            table.split(separator: "\n").flatMap { line -> [Row] in
                let sides = line.replacing("⏎", with: "\n").split(separator: " ⇒ ")
                let parts = sides[1].split(separator: " ◂")
                let word = sides[0].prefix { $0 != " " }
                func around(_ tag: String) -> String {
                    parts.dropFirst().first { $0.hasPrefix(tag + " ") }.map { String($0.dropFirst(tag.count + 1)) }
                        ?? ""
                }
                return parts[0].split(separator: " ¦ ").map { expression in
                    Row(
                        property: Property.allCases.first { "\($0)" == word } ?? .image, isPicture: word == "picture",
                        expression: String(expression), expected: String(sides[0].dropFirst(word.count + 1)),
                        members: around("in"), before: around("do"), outside: around("out"), language: language)
                }
            }
        }

        var code: String {
            language == .swift
                ? """
                import UIKit
                \(outside)
                class VC: UIViewController {
                    var data: String = load(), note: String?, flag = load(), items: [String] = [], n = load()
                    \(members)
                    func run(parameter: String, count: Int) {
                        \(before)
                        probe = \(expression)
                    }
                }
                """
                : """
                #import <UIKit/UIKit.h>
                \(outside)
                @interface VC : UIViewController
                @property (copy) NSString *data;
                @property BOOL flag;
                @end
                @implementation VC
                \(members)
                - (void)run {
                    \(before)
                    probe = \(expression);
                }
                @end
                """
        }

        /// The reader, and the expression that `probe` is set to.
        func probe(_ code: String? = nil) -> (ValueReader, CodeNode)? {
            let file = CodeFile(path: "VC", language: language, bytes: Array((code ?? self.code).utf8))
            let tree = file.tree
            let assignment = tree.nodes.first {
                $0.kind == .assignment && $0.firstChild >= 0 && tree.name(of: $0.firstChild) == "probe"
            }
            guard let value = assignment.map({ tree[$0.firstChild].next }), value >= 0 else { return nil }
            return (ValueReader(Resolver(CodeApp([file]))), CodeNode(file: 0, id: value))
        }
    }

    @Test(arguments: rows)
    func anExpressionComesToItsValue(_ row: Row) throws {
        let (reader, node) = try #require(row.probe())
        let name = reader.imageName(node).map { ($0.isSymbol ? "symbol " : "image ") + $0.name } ?? "none"
        #expect((row.isPicture ? name : Self.words(reader.value(of: node, for: row.property))) == row.expected)
    }

    @Test(arguments: [
        (".systemFont(ofSize: 12)", FontKind.fixed(Font(size: 12))), (".systemFont(ofSize: n)", .unknown),
        (".preferredFont(forTextStyle: .body)", .scaled(style: "body")), ("UIFont(descriptor: d, size: 0)", .unknown),
        (".preferredFont(forTextStyle: n)", .scaled(style: nil)), ("nil", .unknown),
        ("UIFontMetrics.default.scaledFont(for: x)", .scaled(style: nil)), ("titleFont", .unknown),
        (".systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))", .scaled(style: nil)),
        ("flag ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body)", .unknown),
        ("flag ? UIFontMetrics.default.scaledFont(for: x) : .systemFont(ofSize: 12)", .unknown),
    ])
    func aFontFollowsTheTextSizeOrNot(_ expression: String, _ kind: FontKind) throws {
        let (reader, node) = try #require(Row(expression: expression, expected: "").probe())
        #expect(reader.font(node) == kind)
    }

    /// Code that is cut off or scrambled is read without a trap.
    @Test(arguments: rows)
    func brokenCodeIsRead(_ row: Row) {
        let code = Array(row.code)
        var seed = UInt64(code.count)
        for step in [1, 4] {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let place = Int(seed >> 33) % max(1, code.count)
            let cut = String(code[..<place]), scrambled = String(code[place...] + code[..<place])
            let without = String(code[..<place] + code[min(code.count, place + step)...])
            for text in [cut + "\nprobe = " + row.expression, scrambled, without] {
                guard let (reader, node) = row.probe(text) else { continue }
                _ = reader.value(of: node, for: row.property)
                _ = reader.imageName(node)
                _ = reader.font(node)
            }
        }
    }

    /// Long and deep expressions, and constants that lead to each other, are read in little time and stack.
    @Test func hostileCodeIsRead() throws {
        let many = 4_000
        func times(_ count: Int, _ text: String, _ separator: String = "") -> String {
            Array(repeating: text, count: count).joined(separator: separator)
        }
        let cycles = "enum C { static let a0 = a1 + a1, a1 = a0 + a0 }"
        let wide = (0..<200).map { "static let a\($0) = " + times(50, "a\($0 + 1)", " + ") }.joined(separator: "\n")
        let methods = "func a() -> String { flag ? b() : a() }\nfunc b() -> String { flag ? a() : b() }"
        let rows = [
            Row(expression: times(many, "data", " + "), expected: "anything"),
            Row(expression: times(many, "\"a\"", " + "), expected: "something"),
            Row(expression: times(many, "note", " ?? "), expected: "anything"),
            Row(expression: "data" + times(many, ".lowercased()"), expected: "anything"),
            Row(expression: "Texts.close" + times(many, ".a"), expected: "anything"),
            Row(expression: times(200, "flag ? \"a\" : ") + "\"a\"", expected: "anything"),
            Row(expression: times(many, "f(") + times(many, ")"), expected: "anything"),
            Row(expression: "C.a0", expected: "anything", outside: cycles),
            Row(expression: "a()", expected: "anything", members: methods),
            Row(expression: "C.a0", expected: "anything", outside: "enum C { \(wide) }"),
        ]
        for row in rows {
            let (reader, node) = try #require(row.probe())
            #expect(Self.words(reader.value(of: node, for: row.property)) == row.expected)
        }
    }

    private static func words(_ value: CodeValue) -> String {
        switch value {
        case .localized(let key, let table): "localized " + key + (table.map { " of " + $0 } ?? "")
        case .something: "something"
        case .anything: "anything"
        case .nothing: "nothing"
        case .known(.text(let text)): "\"\(text)\""
        case .known(.flag(let flag)): "\(flag)"
        case .known(.number(let number)): "\(number)"
        case .known(.traits(let traits)): "\(traits.words)"
        case .known(.color(let color)):
            [color.red, color.green, color.blue, color.alpha].map { "\(($0 * 1000).rounded() / 1000)" }.joined(
                separator: " ")
        case .known(.font(let font)):
            [font.style, font.size.map { "\($0)" }, font.bold.map { $0 ? "bold" : "" }, font.name].compactMap { $0 }
                .joined(separator: " ")
        case .known(let value): "\(value)"
        }
    }
}

// The tables.
extension ValueReaderTests {
    static let rows = Row.rows(swift, .swift) + Row.rows(objectiveC, .objectiveC)

    private static let swift = ##"""
        label "Close" ⇒ "Close" ¦ ("Close") ¦ ("Close" as String) ¦ NSAttributedString(string: "Close")
        label "Close" ⇒ AttributedString("Close")
        label nothing ⇒ "" ¦ "  " ¦ nil ¦ "" + " " ¦ flag ? nil : "" ¦ "".uppercased()
        label something ⇒ "a\tb\u{2022}\"\\" ¦ #"a\n"# ¦ """⏎            Two⏎              lines⏎            """
        label something ⇒ "Basket, \(items.count) items" ¦ "\(items.count)" ¦ "\(n + 1)" ¦ "\(count)"
        label something ⇒ "\(data)\u{2022}\(note ?? "") %" ¦ "\("Close") it" ¦ "\(Int(n * 100))%"
        label something ⇒ "\(L10n.Login.title)" ¦ #"\#(data) x"# ¦ String(format: "%d items", n)
        label something ⇒ String(format: "%d", n) ¦ String(format: NSLocalizedString("opens", comment: ""), data)
        label something ⇒ String.localizedStringWithFormat("%@ of %@", data, data) ¦ "Receipt of " + data
        label something ⇒ "Sign " + "in" ¦ flag ? "A" : "B" ¦ flag ? L10n.Login.title : "Pays \(data)"
        label something ⇒ L10n.Login.title ?? "" ¦ NSLocalizedString(data, comment: "") ¦ String(items.count)
        label something ⇒ "Close".uppercased() ¦ L10n.Login.title ¦ L10n.Login.title.uppercased()
        label something ⇒ R.string.receipt.title() ¦ Texts.items(3) ¦ .close ¦ Label("Close")
        label anything ⇒ "Close" as? String ¦ try? "Close" ¦ "\(n)" ¦ "\(data)" ¦ "\(data) \(note ?? "")"
        label anything ⇒ "\(data)\u{2022}\(note ?? "")" ¦ "\(data)\n\(note ?? "")" ¦ #"\(data)"#
        label anything ⇒ String(format: "%@", data) ¦ String(format: "%@, %@", data, data) ¦ String(format: data, 1)
        label anything ⇒ String.localizedStringWithFormat("%@", data) ¦ data + note ¦ flag ? "A" : "" ¦ flag ? "A" : nil
        label anything ⇒ flag ? data : "A" ¦ if flag { "A" } else { "B" } ¦ if flag { "A" } else { "" }
        label anything ⇒ switch n {⏎case 1: "A"⏎case 2: "B"⏎default: "C"⏎} ¦ switch n {⏎case 1: "A"⏎default: nil⏎}
        label anything ⇒ switch n {⏎case 1: "A"⏎default: fatalError()⏎} ¦ note ?? "Nobody" ¦ { "A" }()
        label anything ⇒ { if flag { return "A" }; return data }() ¦ data.localized ¦ error.localizedDescription
        label anything ⇒ Bundle.main.infoDictionary?["x"] as? String ¦ NSAttributedString(string: data)
        label anything ⇒ NSAttributedString(string: data ?? "") ¦ String(data) ¦ String(describing: "")
        label anything ⇒ String(repeating: "a", count: 0) ¦ "  ".trimmingCharacters(in: .whitespaces)
        label anything ⇒ String("Close".prefix(0)) ¦ ["a": "b"]["c"] ¦ items[0] ¦ items.first ¦ note?.uppercased()
        label anything ⇒ note! ¦ Account.current.name ¦ Account.shared ¦ UserDefaults.standard.string(forKey: "name")
        label anything ⇒ Label(data) ¦ viewModel.title ¦ title() ¦ title(localized: "a", format: "a") ¦ parameter
        label "A" ⇒ flag ? "A" : "A" ¦ (try? "A") ?? "A"
        label localized login.close ⇒ NSLocalizedString("login.close", comment: "X") ¦ "login.close".localized
        label localized share of Other ⇒ NSLocalizedString("share", tableName: "Other", bundle: .main, \##
        value: "S", comment: "")
        label localized filter.reset ⇒ String(localized: "filter.reset", comment: "V")
        label localized filter.reset ⇒ LocalizedStringResource("filter.reset")
        label localized filter.reset of T ⇒ String(localized: "filter.reset", table: "T")
        label localized receipt ⇒ Bundle.main.localizedString(forKey: "receipt", value: nil, table: nil)
        hidden true ⇒ true
        hidden false ⇒ !true
        hidden anything ⇒ !flag ¦ flag ? true : false ¦ items.isEmpty
        current -1.5 ⇒ -1.5
        identifier "mute" ⇒ "mute"
        traits ["header"] ⇒ .header ¦ UIAccessibilityTraitHeader
        traits ["button", "selected"] ⇒ [.button, .selected]
        traits anything ⇒ [.button, other]
        traits ["button"] ⇒ UIAccessibilityTraits.button
        traits something ⇒ flag ? .button : .header
        textColor 0.2 0.4 0.6 1.0 ⇒ UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1.0)
        textColor 0.2 0.0 0.0 1.0 ⇒ UIColor(red: 51 / 255, green: 0, blue: 0, alpha: 1)
        textColor something ⇒ UIColor(red: 51, green: 0, blue: 0) ¦ UIColor(red: x, green: 0, blue: 0, alpha: 1)
        textColor something ⇒ .label
        textColor something ⇒ UIColor(named: "paper") ¦ UIColor(named: "paper") ?? .white
        textColor something ⇒ flag ? .lightText : .darkText
        textColor 0.5 0.5 0.5 0.2 ⇒ .init(white: 0.5, alpha: 0.2)
        textColor 1.0 1.0 1.0 1.0 ⇒ .white
        textColor 1.0 0.0 0.0 1.0 ⇒ UIColor.red
        textColor anything ⇒ theme.ink
        contentType "emailAddress" ⇒ .emailAddress ¦ UITextContentType.emailAddress
        userInputLabels something ⇒ ["Close", "Exit"]
        userInputLabels nothing ⇒ []
        font body ⇒ .preferredFont(forTextStyle: .body) ¦ UIFont.preferredFont(forTextStyle: .body)
        font something ⇒ UIFontMetrics.default.scaledFont(for: x) ¦ UIFont.preferredFont(forTextStyle: style)
        font anything ⇒ UIFont.preferredFont(forTextStyle: .body).bold()
        textColor 1.0 0.0 0.0 0.5 ⇒ UIColor.red.withAlphaComponent(0.5)
        textColor anything ⇒ UIColor.palette.red ¦ Theme.current.ink
        font something ⇒ .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))
        font something ⇒ .systemFont(ofSize: 0) ¦ .systemFont(ofSize: n) ¦ .systemFont(ofSize: 12 * scale)
        font something ⇒ UIFont(descriptor: d, size: 0) ¦ UIFont(descriptor: d, size: 12)
        font anything ⇒ titleFont ¦ label.font.withSize(12)
        systemImage "xmark" ⇒ UIImage(systemName: "xmark")
        font 12.0 ⇒ .systemFont(ofSize: 12)
        font 12.0 bold ⇒ .systemFont(ofSize: 12, weight: .bold) ¦ UIFont.boldSystemFont(ofSize: 12)
        font 17.0 Avenir ⇒ UIFont(name: "Avenir", size: 17) ¦ UIFont(name: "Avenir", size: 17)!
        font 17.0 Avenir ⇒ UIFont(name: "Avenir", size: 17) ?? .systemFont(ofSize: 17)
        picture image close ⇒ UIImage(named: "close") ¦ UIImage(named: "close")?.withRenderingMode(.alwaysTemplate)
        picture image close ⇒ UIImage(named: "close", in: .main, compatibleWith: nil)! ¦ UIImage(resource: .close)
        picture image close ⇒ #imageLiteral(resourceName: "close")
        picture none ⇒ UIImage(named: data) ¦ .init(systemName: data) ¦ flag ? UIImage(named: "a") : UIImage(named: "b")
        picture none ⇒ flag ? UIImage(named: "a") : nil ¦ flag ? UIImage(named: "a") : UIImage(systemName: "b")
        picture none ⇒ Asset.close.image ¦ cache.image(named: "close") ¦ nil
        picture symbol xmark ⇒ UIImage(systemName: "xmark")
        picture symbol xmark ⇒ UIImage(systemName: "xmark", withConfiguration: c)!.withTintColor(.red)
        label localized k ⇒ NSLocalizedString(Keys.close, comment: "") ◂out enum Keys { static let close = "k" }
        label localized login.close ⇒ L10n.Login.close ◂out enum L10n { enum Login { \##
        static let close = NSLocalizedString("login.close", comment: "") } }
        label something ⇒ L10n.A.t ◂out enum L10n { enum A { static let t = "One" }⏎ \##
        enum B { enum A { static let t = "Two" } } }
        label nothing ⇒ Strings.close ◂out enum Strings { static let close = "" }
        label nothing ⇒ Strings.close ◂out enum Strings { static var close: String { "" } }
        label "Close" ⇒ Strings.close ◂out enum Strings { static var close = "Close" }
        label anything ⇒ Strings.close ◂out enum Strings { static var close = "Close" }⏎func \##
        f() { Strings.close = load() }
        label anything ⇒ Strings.close.rawValue ◂out enum Strings: String { case close = "key" }
        label "Close" ⇒ Self.close ◂in static let close = "Close"
        label "Close" ⇒ close ◂in let close = "Close"
        label anything ⇒ close ◂in var close = "Close"
        label nothing ⇒ close ◂in var close: String? { nil }
        label anything ⇒ close ◂in let close: String ◂out let close = "Close"
        label "Close" ⇒ close ◂out private let close = "Close"
        label something ⇒ close ◂in class var close: String { "A" } \##
        ◂out class Sub: VC { override class var close: String { "B" } }
        label anything ⇒ close ◂in var close: String { "A" } ◂out class Sub: VC { override var close: String { "" } }
        label "A" ⇒ close ◂in var close: String { "A" } ◂out class Sub: Other { var close: String { "" } }
        label "Close" ⇒ close() ◂in func close() -> String { "Close" }
        label nothing ⇒ close() ◂in func close() -> String? { return nil }
        label anything ⇒ close(1) ◂in func close(_ n: Int) -> String? { return nil }
        label something ⇒ close(1) ◂in func close(_ n: Int) -> String { n > 1 ? "A" : "B" }
        label "Close" ⇒ close(to: 1) ◂in func close(to n: Int, animated: Bool = true) -> String { "Close" }
        label anything ⇒ close() ◂in func close() -> String { if flag { return "" }; return "Close" }
        label "Close" ⇒ close() ◂in func close() -> String { defer { f() }; run { return 1 }; return "Close" }
        label anything ⇒ L10n.text("a") ◂out enum L10n { static func text(_ k: String) -> String? { nil } }
        label something ⇒ L10n.text("a") \##
        ◂out enum L10n { static func text(_ k: String) -> String { NSLocalizedString(k, comment: "") } }
        label something ⇒ #localized("a")
        label anything ⇒ #localized(key)
        label something ⇒ "a".translated \##
        ◂out extension String { var translated: String { NSLocalizedString(self, comment: "") } }
        label "Close" ⇒ .close ◂out extension String { static let close = "Close" }
        label "x" ⇒ A.a ◂out enum A { static let a = b, b = c, c = "x" }
        label anything ⇒ A.a ◂out enum A { static let a = b, b = a }
        label something ⇒ A.a(1) ◂out enum A { static func a(_ n: Int) -> String { tr("a") }⏎ \##
        static func tr(_ k: String) -> String { let f = format(k); return String(format: f, 1) } }⏎func \##
        format(_ k: String) -> String { let f = Bundle.main.localizedString(forKey: k, value: nil, table: nil); \##
        return f }
        label "Close" ⇒ text ◂do let text = "Close"
        label anything ⇒ text ◂do var text = "Close"⏎if flag { text = data }
        label anything ⇒ text ◂do var text = ""⏎text.append(data)
        label anything ⇒ text ◂do var text = "Close"⏎fill(&text)
        label something ⇒ text ◂do let text: String⏎if flag { text = "A" } else { text = "B" }
        label "Close" ⇒ text ◂do guard let text = Optional.some("A"), let text = Strings.close else { return } \##
        ◂out enum Strings { static let close: String? = "Close" }
        label anything ⇒ close ◂in var close: String? { "Close" } ◂do guard let close else { return }
        label nothing ⇒ data ◂do let data = ""
        hidden true ⇒ isOn ◂in let isOn = true
        hidden anything ⇒ isOn ◂in var isOn = true
        hidden true ⇒ Flags.isOn ◂out enum Flags { static let isOn = true }
        traits ["button"] ⇒ Traits.card ◂out enum Traits { static let card: UIAccessibilityTraits = .button }
        textColor something ⇒ paper ◂in var paper: UIColor = load()
        textColor 1.0 0.0 0.0 1.0 ⇒ Theme.ink ◂out enum Theme { static let ink = UIColor.red }
        textColor 0.0 0.0 1.0 1.0 ⇒ .ink ◂out extension UIColor { static var ink: UIColor { .blue } }
        font 11.0 ⇒ .systemFont(ofSize: Sizes.small) ◂out enum Sizes { static let small = 11 }
        font body ⇒ title ◂in private let title = UIFont.preferredFont(forTextStyle: .body)
        font title1 ⇒ .appTitle \##
        ◂out extension UIFont { static var appTitle: UIFont { .preferredFont(forTextStyle: .title1) } }
        font something ⇒ UIFont.app(12) ◂out extension UIFont { class func app(_ s: CGFloat) -> UIFont { \##
        UIFontMetrics.default.scaledFont(for: systemFont(ofSize: s)) } }
        font 12.0 ⇒ UIFont.app(12) ◂out extension UIFont { class func app(_ s: CGFloat) -> UIFont { \##
        .systemFont(ofSize: s) } }
        picture image x ⇒ UIImage(named: Images.close) ◂out enum Images { static let close = "x" }
        picture image a ⇒ icon ◂in let icon = UIImage(named: "a")
        picture symbol a ⇒ icon ◂in var icon: UIImage? { UIImage(systemName: "a") }
        picture none ⇒ model.icon ◂out struct Model { var icon: UIImage? { UIImage(systemName: "a") } }
        label anything ⇒ "\(data, specifier: "%@")" ¦ "\( data /* words */ )" \##
        ¦ String(format: "%1$@\u{2022}%2$@", data, data) ¦ "".appending(data)
        label something ⇒ NSLocalizedString("a", tableName: data, comment: "")
        label nothing ⇒ Strings.close() ◂out enum Strings { static let close: () -> String? = { nil } }
        label anything ⇒ model.title() ◂out class Other { func title() -> String { "Close" } }
        """##

    private static let objectiveC = ##"""
        label "Close" ⇒ @"Close" ¦ [[NSAttributedString alloc] initWithString:@"Close"]
        label nothing ⇒ @"" ¦ nil
        label "ab" ⇒ @"a" @"b"
        label something ⇒ @"caf\u00e9" ¦ self.flag ? @"A" : @"B" ¦ LS(@"weather")
        label something ⇒ [NSString stringWithFormat:@"%@ years", self.data]
        label something ⇒ [NSString stringWithFormat:@"%ld", (long)i] ¦ [JRNTexts years]
        label anything ⇒ self.flag ? @"Explicit" : nil ¦ self.data ?: @"A" ¦ LS(self.data)
        label anything ⇒ [[NSString alloc] initWithFormat:@"%@", self.data] ¦ [NSString stringWithString:self.data]
        label localized login.close ⇒ NSLocalizedString(@"login.close", @"X")
        label localized a of T ⇒ NSLocalizedStringFromTable(@"a", @"T", nil)
        label localized a ⇒ NSLocalizedStringWithDefaultValue(@"a", nil, b, @"A", nil)
        label localized a ⇒ [[NSBundle mainBundle] localizedStringForKey:@"a" value:@"" table:nil]
        hidden true ⇒ YES
        traits ["button", "header"] ⇒ UIAccessibilityTraitButton | UIAccessibilityTraitHeader
        traits anything ⇒ self.accessibilityTraits | UIAccessibilityTraitHeader
        textColor 0.2 0.4 0.6 1.0 ⇒ [UIColor colorWithRed:51/255.0 green:102/255.0 blue:153/255.0 alpha:1]
        textColor 1.0 0.0 0.0 1.0 ⇒ [UIColor redColor] ¦ UIColor.redColor
        textColor something ⇒ [UIColor colorNamed:@"paper"]
        font 13.0 ⇒ [UIFont systemFontOfSize:13]
        font 13.0 bold ⇒ [UIFont boldSystemFontOfSize:13] ¦ [UIFont systemFontOfSize:13 weight:UIFontWeightBold]
        font 13.0 Avenir ⇒ [UIFont fontWithName:@"Avenir" size:13]
        picture image close ⇒ [UIImage imageNamed:@"close"] ¦ [[UIImage imageNamed:@"close"] imageWithRenderingMode:1]
        picture symbol xmark ⇒ [UIImage systemImageNamed:@"xmark"]
        label "Close" ⇒ [self close] ◂in - (NSString *)close { return @"Close"; }
        label anything ⇒ [self close] ◂in - (NSString *)close { if (self.flag) return nil; return @"Close"; }
        label something ⇒ [self close:1] ◂in - (NSString *)close:(int)n { return n ? @"A" : @"B"; }
        label "Close" ⇒ kTitle ◂out static NSString *const kTitle = @"Close";
        label "Close" ⇒ kTitle ◂out extern NSString *const kTitle;⏎NSString *const kTitle = @"Close";
        label anything ⇒ kTitle ◂out static NSString *kTitle = @"Close"; void f() { kTitle = g(); }
        label "Close" ⇒ text ◂do NSString *text = @"Close";
        label anything ⇒ text ◂do NSMutableString *text = @"A"; [text setString:self.data];
        picture image a ⇒ [self menuImage] ◂in - (UIImage *)menuImage { return [UIImage imageNamed:@"a"]; }
        """##
}
