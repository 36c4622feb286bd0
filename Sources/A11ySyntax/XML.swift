import A11yModel

enum XML {
    static func parse(_ bytes: [UInt8]) -> Parsed<Tree> {
        Parsed(TreeBuilder().tree(of: bytes, in: .xml))
    }
}
enum XMLText {
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
