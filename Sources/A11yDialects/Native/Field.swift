import A11yModel
import A11ySyntax

/// A name with what is written for it: the one shape in which YAML entries, XML attributes and XML child elements reach
/// the rest of the dialect.
struct Field {
    /// Where the value is.
    enum Contents {
        /// A value in YAML.
        case value(Node)
        /// An XML attribute; a list in it is separated by spaces or commas.
        case attribute(Node)
        /// XML child elements: a list of mappings, or one mapping.
        case elements([Node])
    }

    /// The key, the attribute's name, or the name that stands for the child elements.
    let name: String
    /// The bytes of that name.
    let keyRange: SourceRange
    /// What is written for it.
    let contents: Contents

    /// The bytes of the value.
    var range: SourceRange {
        switch contents {
        case .value(let node), .attribute(let node): return node.range
        case .elements(let nodes):
            guard let first = nodes.first, let last = nodes.last else { return keyRange }
            return SourceRange(first.range.start, last.range.end)
        }
    }

    /// The value as one scalar; nil where it is a collection.
    var scalar: Scalar? {
        switch contents {
        case .value(let node): Scalar(node)
        case .attribute(let node): Scalar(text: node.text, range: node.range, spelling: .attribute)
        case .elements: nil
        }
    }

    /// The value as a list; nil where it is none.
    var entries: [Entry]? {
        switch contents {
        case .attribute(let node):
            return Scalar.list(inAttribute: node).map(Entry.scalar)
        case .elements(let nodes):
            return nodes.map(Entry.node)
        case .value(let node):
            guard node.kind == .sequence else { return nil }
            return node.items.map { item in Scalar(item).map(Entry.scalar) ?? .node(item) }
        }
    }

    /// The value as a mapping; nil where it is none.
    var mapping: [Field]? {
        switch contents {
        case .attribute: nil
        case .value(let node): node.kind == .mapping ? Parts(of: node, in: .view).fields : nil
        case .elements(let nodes): nodes.flatMap { Parts(of: $0, in: .view).fields }
        }
    }
}

/// An entry of a list.
enum Entry {
    case scalar(Scalar)
    case node(Node)

    var range: SourceRange {
        switch self {
        case .scalar(let scalar): scalar.range
        case .node(let node): node.range
        }
    }
}
