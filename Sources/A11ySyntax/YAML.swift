import A11yModel

enum YAML {
    static func parse(_ bytes: [UInt8]) -> Parsed<Tree> {
        Parsed(TreeBuilder().tree(of: bytes))
    }
}
