import A11yModel
import TestSupport

/// Screens that nobody would draw, in YAML: every type and property, in odd places and with odd values, whose lists and
/// references may name anything.
struct RandomScreens {
    private var dice: Dice
    private var named = 0

    /// The text of a seed's file; equal seeds give equal texts.
    static func text(seed: UInt64) -> String {
        var screens = RandomScreens(dice: Dice(seed: seed))
        return (0..<screens.dice.number(in: 1...2)).map { _ in screens.screen() }.joined(separator: "---\n")
    }

    private mutating func screen() -> String {
        named = 0
        let elements = (0..<dice.number(in: 1...5)).map { _ in "- " + element(depth: 4) + "\n" }
        // What lists and references name, so that most of them lead somewhere.
        let rest = (named..<named + 6).map { "- { id: e\($0), type: \(dice.pick(ElementType.words)), text: 尾 }\n" }
        let head = ["platform: ipados", "direction: rtl", "language: zh-Hans", "size: [320, 568]", "title: 首页"]
            .filter { _ in dice.chance(30) }.map { $0 + "\n" }
        let appearance = dice.chance(30) ? "onAppear: { post: screenChanged, focus: e0 }\n" : ""
        return "screen: 画面 \(named)\n" + head.joined() + appearance + "elements:\n" + (elements + rest).joined()
    }

    private mutating func element(depth: Int) -> String {
        let type = dice.pick(ElementType.words + ["PriceTag", "UIButton", "view", "label", "button", "image"])
        var entries = ["type: \(type)", "id: e\(named)"]
        named += 1
        if dice.chance(75) { entries.append("frame: [\(coordinate()), \(coordinate()), \(length()), \(length())]") }
        for (key, values) in RandomScreens.properties where dice.chance(6) {
            entries.append("\(key): \(dice.pick(values))")
        }
        for key in ["label", "text", "title", "hint", "value"] where dice.chance(25) {
            entries.append("\(key): \"\(dice.pick(RandomScreens.words))\"")
        }
        if dice.chance(10) {
            entries.append("elements: [\((0...dice.number(in: 0...3)).map { _ in id() }.joined(separator: ", "))]")
        }
        if dice.chance(5) { entries.append("elements: [{ label: 造, frame: [0, 0, 9, 9] }, { text: made }]") }
        if dice.chance(5) { entries.append("labelledBy: \(id())") }
        if type == "tabBar" || type == "segmentedControl", dice.chance(70) {
            entries.append("items: [{ title: 首页, image: house }, { title: Mail }]")
            entries.append("selectedIndex: \(dice.number(in: -1...1))")
        }
        if depth > 0, dice.chance(60) {
            let children = (0..<dice.number(in: 1...4)).map { _ in element(depth: depth - 1) }
            entries.append("children: [\(children.joined(separator: ", "))]")
        }
        // A key may come twice by chance, and only its first is meant.
        var keys: Set<Substring> = []
        return "{ \(entries.filter { keys.insert($0.prefix { $0 != ":" }).inserted }.joined(separator: ", ")) }"
    }

    /// An id of the screen, perhaps of an element that comes later.
    private mutating func id() -> String { "e\(dice.number(in: 0...named + 2))" }

    private mutating func coordinate() -> String { dice.pick(["0", "0", "-8", "16", "60.5", "400", "1e8", "-1e9"]) }

    private mutating func length() -> String { dice.pick(["0", "0.5", "20", "44", "44", "120", "390", "1e9"]) }

    private static let words = [
        "", " ", "Pay", "Pay", "Close", "button", "ic_close_24", "关闭", "按钮", "Selected", "Show more 👩‍👩‍👧", "e\u{301}",
        "...",
        "A long sentence about nothing in particular, with commas.", "3", "<&>", "\u{202E}back",
    ]

    private static let properties: [(String, [String])] = [
        ("hidden", ["true", "false"]), ("alpha", ["0", "0.005", "0.5", "1"]), ("clipsToBounds", ["true"]),
        ("enabled", ["false"]), ("selected", ["true"]), ("userInteractionEnabled", ["false"]),
        ("image", ["ic_back", "photo"]), ("systemImage", ["xmark", "star.fill"]), ("decorative", ["true"]),
        ("isElement", ["true", "false"]), ("elementsHidden", ["true"]), ("viewIsModal", ["true", "false"]),
        ("groupChildren", ["true"]), ("traits", ["[]", "[button]", "[header, selected]", "[tabBar]", "[adjustable]"]),
        ("containerType", ["list", "dataTable", "semanticGroup", "none"]), ("container", ["[elementCount]"]),
        ("accessibilityFrame", ["[0, 0, 1, 1]", "[-5, 2000, 44, 44]"]), ("path", ["oval", "[[0, 0], [9, 9], [9, 0]]"]),
        ("activationPoint", ["[1, 1]"]), ("respondsToUserInteraction", ["false"]), ("userInputLabels", ["[Pay, 付]"]),
        ("customActions", ["[Like]", "[{ name: Share, action: share }, Delete]"]),
        ("customContent", ["[{ label: Size, value: Large, importance: high }]"]),
        ("action", ["open", "open", "close", "toggle"]), ("gestures", ["{ tap: open }", "{ swipeLeft: delete }"]),
        ("overrides", ["[performEscape]", "[activate]"]), ("onSelect", ["reloadData"]),
        ("onFocus", ["scrollToVisible"]),
        ("layers", ["[{ text: Drawn, frame: [0, 0, 5, 5], element: { label: Drawn } }]"]),
        ("presentation", ["fullScreen", "sheet", "popover", "alert", "toast", "dim"]), ("opaque", ["true"]),
        ("scrolls", ["vertical", "horizontal", "both", "paging"]), ("isOn", ["true", "mixed"]), ("outlet", ["true"]),
        ("progress", ["0.3"]), ("pages", ["5"]), ("currentPage", ["2", "9"]), ("placeholder", ["Name"]),
        ("editing", ["true"]), ("secure", ["true"]), ("expanded", ["true", "false"]), ("row", ["0"]), ("column", ["1"]),
        ("font", ["{ style: title1 }", "{ size: 30, bold: true }"]), ("textColor", ["'#777777'"]),
        ("backgroundColor", ["'#FFFFFF80'"]), ("contentType", ["username"]), ("customClass", ["CardView"]),
        ("inherits", ["button", "view"]), ("hitFrame", ["[0, 0, 44, 44]"]),
    ]
}
