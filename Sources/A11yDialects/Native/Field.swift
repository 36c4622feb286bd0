import A11yModel
import A11ySyntax

/// A name with what is written for it: the one shape in which YAML entries, XML attributes and XML child elements reach
/// the rest of the dialect.
struct Field {
    /// Where the value is.
    enum Contents {
        /// A value in YAML, or an XML attribute.
        case value(Node)
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
        case .value(let node): return node.range
        case .elements(let nodes):
            guard let first = nodes.first, let last = nodes.last else { return keyRange }
            return SourceRange(first.range.start, last.range.end)
        }
    }

    /// The value as a word with its bytes; nil for collections.
    var word: Term? {
        if case .value(let node) = contents { node.word } else { nil }
    }

    /// The value as a list; nil where it is none.
    var entries: [Entry]? {
        switch contents {
        case .elements(let nodes):
            return nodes.map(Entry.node)
        case .value(let node) where node.kind == .sequence:
            return node.items.compactMap { item in
                item.isAbsent ? nil : item.word.map(Entry.word) ?? .node(item)
            }
        case .value(let node):
            guard node.isAttribute else { return nil }
            var problems: [Problem] = []
            return node.words(&problems)?.map { .word(Term(text: $0.text, range: $0.range)) }
        }
    }

    /// The value as a mapping; nil where it is none.
    var mapping: [Field]? {
        switch contents {
        case .value(let node): node.kind == .mapping ? Parts(of: node, in: .view).fields : nil
        case .elements(let nodes): nodes.flatMap { Parts(of: $0, in: .view).fields }
        }
    }
}

/// A word or text with its bytes.
struct Term {
    let text: String
    let range: SourceRange
}

/// An entry of a list.
enum Entry {
    case word(Term)
    case node(Node)

    var range: SourceRange {
        switch self {
        case .word(let word): word.range
        case .node(let node): node.range
        }
    }
}

extension Node {
    /// A scalar's text with its bytes; nil for collections.
    var word: Term? { kind == .scalar ? Term(text: text, range: range) : nil }

    /// Whether it is an attribute of an XML element, in which a list is separated by spaces or commas.
    var isAttribute: Bool { kind == .scalar && tree.syntax == .xml }
}
