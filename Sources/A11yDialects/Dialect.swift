import A11yModel
import A11ySyntax

/// A kind of screen file: it recognises its files and lowers their nodes to screens.
package protocol Dialect: Sendable {
    /// Whether the file with this root is written in the dialect. `path` is used only if the content is ambiguous.
    static func recognises(_ root: Node, path: String) -> Bool

    /// The screens of a file, and its problems. Never throws or traps, whatever the file holds.
    static func screens(in tree: Tree, path: String) -> Parsed<[Screen]>

    /// The same with the key paths by which the project names things.
    static func screens(in tree: Tree, path: String, naming: NamingKeyPaths) -> Parsed<[Screen]>

    /// The notes of a file that authors write beside its comments.
    static func notes(in tree: Tree) -> [Comment]

    /// The edits that make a change to an element or screen. `path` leads from the root to its node. Nil if the dialect
    /// cannot express the change, or the node has no room for it.
    static func edits(making change: Change, of screen: Screen, at path: [Node]) -> [Edit]?
}

extension Dialect {
    /// By default the project's key paths are ignored.
    package static func screens(in tree: Tree, path: String, naming: NamingKeyPaths) -> Parsed<[Screen]> {
        screens(in: tree, path: path)
    }

    /// By default a format has no notes.
    package static func notes(in tree: Tree) -> [Comment] { [] }

    /// By default nothing can be changed, as in descriptions of running apps.
    package static func edits(making change: Change, of screen: Screen, at path: [Node]) -> [Edit]? { nil }
}

/// Every dialect in the order of recognition: the first that recognises the root reads the file.
///
/// Several dialects may recognise one JSON file, because some also look for their elements inside server answers. The
/// order goes from strict signs to loose ones:
///
/// 1. Interface Builder has root tags that no other dialect recognises, so its position does not matter.
/// 2. idb's elements have keys that no other format uses. An answer that holds them may also have a key `screen`, so
///    idb comes before the native format. The same holds for records of what VoiceOver reached, and for Maestro. A
///    design has a key `elements` at its root, as screens have.
/// 3. The native format is recognised by the keys of the root alone. It comes before the dumps, which search the
///    collections inside the root and whose keys a native file may hold.
/// 4. Dumps of other systems come before page sources: a dump of UI Automation may have keys of WebDriverAgent's JSON,
///    and must be declined.
/// 5. Printed hierarchies of views have root tags of their own.
/// 6. Page sources have the loosest signs: a `type` and one key of WebDriverAgent's.
package let dialects: [any Dialect.Type] = [
    InterfaceBuilderDialect.self,
    IDBDialect.self,
    RecordDialect.self,
    DesignDialect.self,
    MaestroDialect.self,
    NativeDialect.self,
    OtherSystems.self,
    ViewHierarchyDialect.self,
    PageSourceDialect.self,
]
