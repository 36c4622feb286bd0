import A11yModel
public enum ClassDefaults {
    public static func isElement(_ element: Element, in screen: Screen) -> Bool { true }
}
