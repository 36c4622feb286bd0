import A11yModel
import A11ySyntax

/// An input vocabulary: it recognises its files and turns their nodes into screens.
package protocol Dialect: Sendable {
    /// Whether the file with this root is one of ours. `path` serves only where the content leaves it open.
    static func recognises(_ root: Node, path: String) -> Bool

    /// The screens of a file, and what is wrong with it. Never throws, never traps.
    static func screens(in tree: Tree, path: String) -> Parsed<[Screen]>

    /// The same in a project that names things in its own ways.
    static func screens(in tree: Tree, path: String, naming: NamingKeyPaths) -> Parsed<[Screen]>

    /// What stands in a file for people to read, beside its comments.
    static func notes(in tree: Tree) -> [Comment]

    /// The edits that make a change at an element, which is written at `path`: its node behind those around it. Nil
    /// where the vocabulary has no words for the change, or the node no room.
    static func edits(making change: Change, of screen: Screen, at path: [Node]) -> [Edit]?
}

extension Dialect {
    /// Most files have nothing that a project could name in its own ways.
    package static func screens(in tree: Tree, path: String, naming: NamingKeyPaths) -> Parsed<[Screen]> {
        screens(in: tree, path: path)
    }

    /// Most formats have comments alone.
    package static func notes(in tree: Tree) -> [Comment] { [] }

    /// Nothing can be changed: what is described is a running app.
    package static func edits(making change: Change, of screen: Screen, at path: [Node]) -> [Edit]? { nil }
}

/// Every dialect, sorted by name; the first that recognises a root reads the file.
package let dialects: [any Dialect.Type] = [
    IDBDialect.self,
    InterfaceBuilderDialect.self,
    NativeDialect.self,
    OtherSystems.self,
    PageSourceDialect.self,
]
