import XMLCoder

/// A tree of nodes as an XML document: attributes and children in the order of their declaration.
///
/// The values hold text that is already `visible`: XML 1.0 has no way to write most control characters.
func xmlText(of root: some ReportNode, named name: String) -> String {
    let encoder = XMLEncoder()
    encoder.outputFormatting = [.prettyPrinted]
    encoder.prettyPrintIndentation = .spaces(2)
    let header = XMLHeader(version: 1, encoding: "UTF-8")
    // The encoder throws for numbers that are no numbers; the reports hold none.
    guard let bytes = try? encoder.encode(root, withRootKey: name, header: header) else { return "" }
    return String(decoding: bytes, as: UTF8.self) + "\n"
}

/// A node of an XML report: its properties are attributes, but those named in `children`.
protocol ReportNode: Encodable, DynamicNodeEncoding {
    /// The coding keys that are written as elements or, for the empty key, as text.
    static var children: [String] { get }
}

extension ReportNode {
    static var children: [String] { [] }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
        children.contains(key.stringValue) ? .element : .attribute
    }
}
