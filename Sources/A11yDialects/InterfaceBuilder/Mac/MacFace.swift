import A11yModel
import A11ySyntax

/// What a control of the Mac shows: AppKit's controls keep title, picture and state in a cell.
struct MacFace {
    /// Where the control's own words and pictures are written: its cell, or itself where it has none.
    private let cell: Node

    init(of control: Node) {
        cell = control.items.first { $0.tag.hasSuffix("Cell") && $0.attribute("key") == "cell" } ?? control
    }

    /// The cell's object id, by which other objects may mean the control.
    var id: String? { cell.attribute("id") }

    /// The descriptions of the control that may also hang on its cell: accessibility, connections.
    func details(_ tag: String, of control: Node) -> [Node] {
        let own = control.items.filter { $0.tag == tag }
        return cell.range == control.range ? own : own + cell.items.filter { $0.tag == tag }
    }

    /// Whether the cell is of the app's own class, which may have other words than those in the file.
    var isCustom: Bool { cell.macCustomClass != nil }

    /// An attribute of the cell.
    func attribute(_ name: String) -> String? { cell.attribute(name) }

    /// The words on it.
    var title: Written? {
        for child in cell.items where child.tag == "attributedString" {
            switch child.attribute("key") {
            case "attributedStringValue", "attributedTitle", "textStorage":
                if let title = Written(attributed: child).unlessEmpty { return title }
            default: continue
            }
        }
        return Written("title", of: cell)?.unlessEmpty ?? Written("string", of: cell)?.unlessEmpty
    }

    /// What an empty field shows.
    var placeholder: Written? {
        let attributed = cell.items.first { $0.attribute("key") == "placeholderAttributedString" }
        return Written("placeholderString", of: cell)?.unlessEmpty
            ?? attributed.flatMap { Written(attributed: $0).unlessEmpty }
    }

    /// The picture on it.
    var picture: Picture? { cell.macPicture }

    /// The menu of a pop-up button.
    var menu: Node? { cell.items.first { $0.tag == "menu" } }

    /// What stands in the cell.
    var cellItems: Node.Children { cell.items }

    /// Whether the text can be changed.
    var isEditable: Bool { cell.attribute("editable") == "YES" }
}

extension Node {
    /// The picture that an object of the Mac names. The pictures of AppKit begin with `NS`, and have words there, as
    /// symbols have.
    var macPicture: Picture? {
        if let image = entry("image"), !image.text.isEmpty {
            let isSymbol = attribute("catalog") == "system" || image.text.hasPrefix("NS")
            return Picture(name: Written(attribute: image), isSymbol: isSymbol)
        }
        return items.first { $0.tag == "imageReference" && $0.attribute("key") == "image" }.flatMap(Picture.init)
    }
}
