import A11yModel

enum Encoding {
    static func utf8(_ bytes: [UInt8]) -> Parsed<[UInt8]> { Parsed(bytes) }
}
