import A11yModel
import A11ySyntax

public enum NativeDialect: Dialect {
    public static func recognises(_ root: Node, path: String) -> Bool { false }
    public static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> { Parsed([]) }
}
