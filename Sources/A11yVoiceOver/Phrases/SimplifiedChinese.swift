// What VoiceOver says in Simplified Chinese, on a device set to mainland China.
//
// Heard on iOS, and on public record: the words for dimmed, button, switch button, heading, link, adjustable, image and
// search field, and the hints of switches and of adjustable elements. They are on the list of a React Native team of
// what its roles say; an article for iOS developers has the same sentence for adjustable elements. That list has 已选择
// for selected; 已选定 here follows the word list of the rules, and wants checking on a device. 文本栏 and 安全文本栏
// are Apple's descriptions of these roles on macOS, 转子 is the word of its user guide.
//
// Not on record, and put together from those words and the guide's: the back button, tabs, editing, states of switches
// and of what can be expanded, the names that UIKit gives, the other hints, positions, containers, data tables, and
// values with numbers.

extension Phrases {
    static let simplifiedChinese = Phrases(
        selected: "已选定.", selectedPrefix: "已选定: ", dimmed: "变暗.", button: "按钮.",
        backButton: "返回按钮.", switchButton: "切换按钮.",
        on: "打开", off: "关闭", mixed: "混合",
        tab: "标签页.", textField: "文本栏.", secureTextField: "安全文本栏.", isEditing: "正在编辑.",
        heading: "标题.", link: "链接.", adjustable: "可调.", image: "图像.", searchField: "搜索栏.",
        expanded: "已展开.", collapsed: "已收起.",
        back: "返回", decrement: "减少", increment: "增加", progress: "进度", inProgress: "进行中",
        toggleHint: "轻点两下来切换设置.",
        editHint: "轻点两下来编辑.",
        textAreaHint: "轻点两下来编辑., 使用转子访问拼写错误的单词",
        rotorHint: "使用转子访问拼写错误的单词",
        adjustHint: "用一个手指上下轻扫来调整值.",
        collapseHint: "轻点两下来收起.", expandHint: "轻点两下来展开.",
        actionsAvailable: "有可用操作", moreContentAvailable: "有更多内容",
        series: { "第\($0)项，共\($1)项." },
        listStart: "列表开始.", listEnd: "列表结束.", landmarkStart: "地标.", landmarkEnd: "结束.",
        percent: { "\($0)%" },
        page: { "第\($0)页，共\($1)页" },
        items: { "\($0)项" },
        row: { "第\($0)行." }, column: { "第\($0)列." },
        rowSpan: { "跨\($0)行." }, columnSpan: { "跨\($0)列." })
}
