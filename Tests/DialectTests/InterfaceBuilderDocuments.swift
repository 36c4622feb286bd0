import A11yDialects
import A11yModel
import Testing
import TestSupport

/// A storyboard with the objects of these scenes.
func storyboard(_ scenes: String..., device: String = "", path: String = "Main.storyboard") -> ScreenDocument {
    let scenes = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
    let root = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        """
    return document("\(root)\(device)<scenes>\(scenes)</scenes></document>", path: path)
}

/// A xib with these objects.
func xib(_ objects: String, path: String = "Cell.xib") -> ScreenDocument {
    let root = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        """
    return document("\(root)<objects>\(objects)</objects></document>", path: path)
}

extension ScreenDocument {
    /// The first screen; an empty one if there is none.
    var screen: Screen {
        screens.first ?? Screen(name: "", input: .native, range: .fileStart, anchor: .fileStart)
    }

    /// The only element of a xib with one object.
    var element: Element? { screen.elements.first }

    /// The type and object id of every element of the first screen, in the order of the file.
    var outline: [String] { screen.elements.map { "\($0.type) \($0.fileID ?? "-")" } }

    /// The text of a property's ranges: the key, then the value.
    func spelling(of property: Property, on element: Element?) -> [String] {
        guard let assignment = element?.assignment(of: property) else { return [] }
        return [spelling(assignment.keyRange), spelling(assignment.range)]
    }
}
