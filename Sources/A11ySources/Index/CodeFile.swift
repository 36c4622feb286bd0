import A11yModel

/// The language of a file of code.
public enum CodeLanguage: Sendable {
    case swift, objectiveC
}

/// A file of code as tokens and declarations. Nothing of it changes once it is read; questions share it.
final class CodeFile: @unchecked Sendable {
    /// The path, as reports show it.
    let path: String
    /// Its language.
    let language: CodeLanguage
    /// Its bytes; none of a file of two gigabytes or more.
    let bytes: [UInt8]
    /// Its tokens.
    let tokens: [CodeToken]
    /// The texts of words and symbols by their number.
    let names: [String]
    /// The numbers of the names.
    let numbers: [String: Int]
    /// The types and their extensions, in the order of the file; nested ones after those that hold them.
    private(set) var types: [TypeDeclaration] = []
    /// Other names of types: of `typealias Base = UIViewController`, `typedef UIViewController Base;`,
    /// `@compatibility_alias` and `@objc(Base) class`, with the type that each stands for.
    private(set) var aliases: [String: String] = [:]
    /// Its lines.
    let lines: LineTable
    /// The innermost opening bracket around each token; -1 at the outermost level.
    let parents: [Int32]
    /// The indices of the words `return` and `throw`.
    let exits: [Int]
    /// The bytes of the branches of `#if`, in their order; outer ones hold inner ones.
    let buildBranches: [Range<Int>]
    /// Why nothing that rests on this file is certain: brackets that do not match, a string without an end, branches of
    /// `#if` that open different numbers of brackets. A half sentence; nil for a file that was understood.
    private(set) var problem: String?
    /// The tokens of each name, by its number.
    private let occurrences: Occurrences
    /// The innermost type declaration around each token; -1 outside types.
    private var typeNumbers: [Int32] = []
    /// What questions found out about it.
    let memory = FileMemory()

    /// Reads the bytes as tokens and declarations. Any bytes will do. Bytes that are nil could not be read.
    init(path: String, language: CodeLanguage, bytes found: [UInt8]?) {
        let bytes = found ?? []
        self.path = path
        self.language = language
        let isTooLarge = bytes.count >= Int(Int32.max)
        self.bytes = isTooLarge ? [] : bytes
        let lexed = language == .swift ? SwiftLexer.lex(self.bytes) : ObjectiveCLexer.lex(self.bytes)
        tokens = lexed.tokens
        names = lexed.names
        numbers = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
        let unread = found == nil ? "it cannot be read" : isTooLarge ? "it has two gigabytes or more" : nil
        problem = unread ?? lexed.problem
        occurrences = Occurrences(of: tokens, names: names.count)
        lines = LineTable(self.bytes)
        parents = CodeFile.parents(of: tokens)
        let leaving: Set<String> = ["return", "throw", "@throw"]
        let exitNames = Set(lexed.names.indices.filter { leaving.contains(lexed.names[$0]) })
        exits = lexed.tokens.indices.filter { exitNames.contains(lexed.tokens[$0].name) }
        buildBranches = CodeFile.buildBranches(of: self.bytes)
        let found = language == .swift ? SwiftDeclarations.read(self) : ObjectiveCDeclarations.read(self)
        types = found.types
        typeNumbers = CodeFile.typeNumbers(of: types, count: tokens.count)
        aliases = found.aliases
        problem = problem ?? found.problem
    }
}

extension CodeFile {
    /// The problem behind the path: “Card.swift: a string in it does not end”.
    var problemWithPath: String? { problem.map { "\(path): \($0)" } }

    /// The tokens of a word or symbol, in their order.
    func places(of name: String) -> ArraySlice<Int32> {
        numbers[name].map { occurrences.places(of: $0) } ?? []
    }

    /// Those within some tokens.
    func places(of name: String, in range: Range<Int>) -> ArraySlice<Int32> {
        let places = places(of: name)
        let start = places.firstIndex(from: { $0 >= range.lowerBound })
        return places[start..<max(start, places.firstIndex(from: { $0 >= range.upperBound }))]
    }

    /// The innermost type declaration around each token by its number; -1 outside types.
    private static func typeNumbers(of types: [TypeDeclaration], count: Int) -> [Int32] {
        var numbers: [Int32] = []
        numbers.reserveCapacity(count)
        var open: [Int] = []
        var next = 0
        for index in 0..<count {
            while next < types.count, types[next].body.lowerBound <= index {
                open.append(next)
                next += 1
            }
            while let last = open.last, types[last].body.upperBound <= index { open.removeLast() }
            numbers.append(Int32(open.last ?? -1))
        }
        return numbers
    }

    /// The innermost type declaration around a token; nil outside types.
    func type(around index: Int) -> TypeDeclaration? {
        typeNumbers.indices.contains(index) && typeNumbers[index] >= 0 ? types[Int(typeNumbers[index])] : nil
    }

    /// The tokens of each name of a file, in one list.
    private struct Occurrences {
        /// The tokens, by their names.
        private var places: [Int32]
        /// Where those of each name end in the list.
        private var ends: [Int]

        init(of tokens: [CodeToken], names count: Int) {
            ends = [Int](repeating: 0, count: count + 1)
            for token in tokens where token.name >= 0 { ends[token.name + 1] += 1 }
            for name in ends.indices.dropFirst() { ends[name] += ends[name - 1] }
            places = [Int32](repeating: 0, count: ends.last ?? 0)
            for (index, token) in tokens.enumerated() where token.name >= 0 {
                places[ends[token.name]] = Int32(index)
                ends[token.name] += 1
            }
        }

        func places(of name: Int) -> ArraySlice<Int32> { places[(name == 0 ? 0 : ends[name - 1])..<ends[name]] }
    }

    private static func parents(of tokens: [CodeToken]) -> [Int32] {
        var parents: [Int32] = []
        parents.reserveCapacity(tokens.count)
        var open: [Int32] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .closing, let last = open.last, token.match >= 0, Int32(token.match) <= last {
                while let last = open.last, last >= Int32(token.match) { open.removeLast() }
            }
            parents.append(open.last ?? -1)
            if token.kind == .opening { open.append(Int32(index)) }
        }
        return parents
    }

    private static func buildBranches(of bytes: [UInt8]) -> [Range<Int>] {
        var branches: [Range<Int>] = []
        var open: [Int] = []
        var next = bytes.startIndex
        while let sign = bytes[next...].firstIndex(of: UInt8(ascii: "#")) {
            next = sign + 1
            let before = bytes[..<sign].last { $0 != 0x20 && $0 != 0x09 }
            guard before == nil || before == 0x0A || before == 0x0D else { continue }
            let word = bytes[sign...].prefix("#endif".utf8.count)
            if word.starts(with: "#if".utf8) { open.append(sign) }
            if word.elementsEqual("#endif".utf8), let start = open.popLast() { branches.append(start..<sign) }
        }
        return branches.sorted { $0.lowerBound < $1.lowerBound }
    }
}

extension ArraySlice<Int32> {
    /// The first index from which on a condition holds, in a list where it holds for all behind the first; the end if
    /// it never does.
    fileprivate func firstIndex(from condition: (Int) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(Int(self[middle])) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// What the declarations of a file are read to.
struct FileDeclarations {
    /// As in `CodeFile`.
    var types: [TypeDeclaration] = []
    /// As in `CodeFile`.
    var aliases: [String: String] = [:]
    /// As in `CodeFile`.
    var problem: String?

    /// Adds another name of a type. One that stands for two types, by platform, stands for itself: nobody knows which.
    mutating func add(alias: String, of type: String) {
        aliases[alias] = aliases[alias].map { $0 == type ? type : alias } ?? type
    }
}

/// A class, another type, an extension or a category, with its members.
struct TypeDeclaration: Sendable {
    /// What is declared.
    enum Kind: Sendable {
        /// `class`, `actor`, `@interface X : Y`.
        case `class`
        /// `extension X`, `@interface X (…)`, `@interface X ()`.
        case `extension`
        /// `@implementation X`.
        case implementation
        /// `struct`, `enum`, `protocol`, `@protocol`.
        case other
    }

    /// The name; of `extension Module.Outer.Inner` its last part, as types are known by that alone.
    let name: String
    /// What is declared.
    let kind: Kind
    /// The types behind the colon, without generic arguments and modules: of a class the superclass comes first, if
    /// it has one. In Objective-C the protocols follow.
    let inherited: [String]
    /// The index of the token of the name.
    let nameToken: Int
    /// The tokens of the body, without the braces; in Objective-C those before `@end`, with the braces around instance
    /// variables.
    let body: Range<Int>
    /// The members, without those of nested types.
    var members: [MemberDeclaration] = []
}

/// A method, initializer or property of a type.
struct MemberDeclaration: Sendable {
    /// What is declared. Subscripts and `deinit` are methods of these names, instance variables are properties.
    enum Kind: Sendable {
        case method, initializer, property
    }

    /// The base name: `setTitle` for `setTitle(_:for:)` and `setTitle:forState:`; `init` for initializers (in
    /// Objective-C, methods whose name starts with `init`).
    let name: String
    /// The argument labels, in order: `["_", "for"]`; in Objective-C the further pieces of the selector.
    let labels: [String]
    /// What is declared.
    let kind: Kind
    /// The words in front of it: `private`, `private(set)`, `override`, `static`, `weak`, `@IBOutlet`, `@IBAction`,
    /// `@objc`, …; in Objective-C also `IBOutlet`, `IBAction`, `IBOutletCollection` as `@IBOutlet`, … , and `static`
    /// for `+`.
    let modifiers: Set<String>
    /// The type of a property or the result of a method without `?`, `!`, `*`, and with the element of an array:
    /// `UIButton` for `UIButton!`, `[UIButton]!` and `NSArray<UIButton *> *`; nil if it is not written, or is a tuple
    /// or function.
    let type: String?
    /// The names of the parameters inside the body, in order.
    let parameters: [String]
    /// The index of the token of the name.
    let nameToken: Int
    /// All tokens of the declaration, from its first modifier to the end of its body or initial value. The properties
    /// of `let a, b: Int` share them.
    let tokens: Range<Int>
    /// The tokens of the body, without the braces: of a function, or of a property's getter and observers; nil without
    /// one.
    let body: Range<Int>?
}
