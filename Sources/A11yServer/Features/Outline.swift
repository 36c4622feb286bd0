import A11yLint
import A11yModel

/// The screens of a document with their elements, as a tree.
struct Outline {
    private let view: DocumentView

    init(view: DocumentView) { self.view = view }

    /// As the protocol has it: a tree, or a list for clients that show none.
    var json: JSON {
        let screens = screens(in: view.document.source).screens
        return .array(view.client.showsTrees ? screens.map(tree) : screens.flatMap(list))
    }

    private func tree(_ screen: Screen) -> JSON {
        symbol(
            screen.name, "screen", Kind.screen, screen.range, screen.anchor, screen.roots.map { node($0, in: screen) })
    }

    private func node(_ id: ElementID, in screen: Screen) -> JSON {
        let element = screen[id]
        return symbol(
            Outline.title(of: element), element.customClass ?? element.type.rawValue, Kind.of(element), element.range,
            element.anchor, screen.parts(of: id).map { node($0, in: screen) })
    }

    private func symbol(
        _ name: String, _ detail: String, _ kind: Kind, _ range: SourceRange, _ anchor: SourceRange, _ children: [JSON]
    ) -> JSON {
        let whole = SourceRange(min(range.start, anchor.start), max(range.end, anchor.end))
        return .object([
            ("name", .text(name.isEmpty ? detail : name)), ("detail", .text(detail)),
            ("kind", .integer(kind.rawValue)), ("range", view.range(whole)), ("selectionRange", view.range(anchor)),
            ("children", .array(children)),
        ])
    }

    private func list(_ screen: Screen) -> [JSON] {
        screen.elements.map { element in
            .object([
                ("name", .text(Outline.title(of: element))), ("kind", .integer(Kind.of(element).rawValue)),
                (
                    "location",
                    .object([("uri", .text(view.document.uri)), ("range", view.range(element.range))])
                ),
                ("containerName", .text(screen.name)),
            ])
        }
    }

    /// The name of an element, with what it shows or is called.
    private static func title(of element: Element) -> String {
        let words = [element.label, element.text, element.title].compactMap(\.self).first { !$0.isEmpty }
        let kind = element.customClass ?? element.type.rawValue
        let name = element.fileID.map { "\(kind)#\($0)" } ?? kind
        return words.map { "\(name) “\($0)”" } ?? name
    }

    /// What sort of thing it is, by the protocol's numbers, which are those of a programming language.
    private enum Kind: Int {
        case screen = 2
        case control = 12
        case text = 15
        case container = 19

        static func of(_ element: Element) -> Kind {
            if !element.children.isEmpty || !element.items.isEmpty { return .container }
            return element.type == .label ? .text : .control
        }
    }
}
