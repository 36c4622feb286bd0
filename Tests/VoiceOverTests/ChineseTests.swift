import TestSupport
import Testing

/// How the parts of an utterance are joined in Chinese.
struct ChineseTests {
    /// The screen, and what is spoken in Simplified and in Traditional Chinese; the hint follows a bar.
    struct Line: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let yaml: String
        let simplified: [String]
        let traditional: [String]

        init(_ name: String, _ yaml: String, _ simplified: [String], _ traditional: [String]) {
            testDescription = name
            self.yaml = yaml
            self.simplified = simplified
            self.traditional = traditional
        }
    }

    @Test(arguments: [
        Line(
            "label, value and button", "- { isElement: true, label: A, value: B, traits: [button] }", ["A: B. 按钮."],
            ["A: B. 按鈕."]),
        Line(
            "selected and dimmed", "- { isElement: true, label: A, traits: [selected, notEnabled, button] }",
            ["已选定: A. 变暗. 按钮."], ["已選取: A. 變暗. 按鈕."]),
        Line("selected alone", "- { isElement: true, traits: [selected] }", ["已选定."], ["已選取."]),
        Line(
            "a Chinese full stop is one", "- { isElement: true, label: 同意。, traits: [link] }", ["同意。 链接."],
            ["同意。 連結."]),
        Line(
            "tabs", "- { type: tabBar, items: [{ title: A, badge: '3' }, B, C], selectedIndex: 0 }",
            ["已选定: A: 3项. 标签页. 第1项，共3项.", "B. 标签页. 第2项，共3项.", "C. 标签页. 第3项，共3项."],
            ["已選取: A: 3項. 標籤頁. 第1項，共3項.", "B. 標籤頁. 第2項，共3項.", "C. 標籤頁. 第3項，共3項."]),
        Line(
            "switches",
            """
            - { type: switch, label: A, isOn: true }
            - { type: switch, label: B, isOn: mixed, hint: 会重启。 }
            """,
            ["A. 切换按钮. 打开.|轻点两下来切换设置.", "B. 切换按钮. 混合.|会重启. 轻点两下来切换设置."],
            ["A. 切換按鈕. 開啟.|點兩下來切換設定.", "B. 切換按鈕. 混合.|会重启. 點兩下來切換設定."]),
        Line(
            "an author's hint gives up its full stop",
            "- { type: slider, label: A, current: 0.5, hint: 调节音量。 }",
            ["A: 50%. 可调.|调节音量. 用一个手指上下轻扫来调整值."], ["A: 50%. 可調整.|调节音量. 用單指上下滑動來調整數值."]),
        Line(
            "text inputs", "- { type: textField, label: A, text: B, editing: true }\n- { type: secureTextField }",
            ["A: B. 文本栏. 正在编辑.", "安全文本栏.|轻点两下来编辑."],
            ["A: B. 文字欄位. 正在編輯.", "安全文字欄位.|點兩下來編輯."]),
        Line(
            "list", "- { containerType: list, elements: [{ label: A。 }, { label: B }, { label: C }] }",
            ["A。 列表开始.", "B", "C. 列表结束."], ["A。 列表開始.", "B", "C. 列表結束."]),
        Line(
            "landmark", "- { containerType: landmark, elements: [{ label: A }, { label: B }] }",
            ["A. 地标.", "B. 结束."], ["A. 地標.", "B. 結束."]),
        Line(
            "the title of a back button", "- { isElement: true, label: 返回, traits: [backButton] }", ["返回按钮."],
            ["返回按鈕."]),
        Line(
            "names that UIKit gives", "- { type: stepper }\n- { type: progressView, progress: 0.25 }",
            ["减少. 按钮.", "增加. 按钮.", "进度: 25%"], ["減少. 按鈕.", "增加. 按鈕.", "進度: 25%"]),
        Line(
            "pages", "- { type: pageControl, pages: 5, currentPage: 1 }",
            ["第2页，共5页. 可调.|用一个手指上下轻扫来调整值."], ["第2頁，共5頁. 可調整.|用單指上下滑動來調整數值."]),
        Line(
            "expanded", "- { type: button, title: A, expanded: true }\n- { type: button, title: B, expanded: false }",
            ["A. 按钮. 已展开.|轻点两下来收起.", "B. 按钮. 已收起.|轻点两下来展开."],
            ["A. 按鈕. 已展開.|點兩下來收合.", "B. 按鈕. 已收合.|點兩下來展開."]),
        Line("heading", "- { type: label, text: A, traits: [header] }", ["A. 标题."], ["A. 標題."]),
        Line(
            "nothing but actions or content",
            """
            - { isElement: true, customActions: [A] }
            - { isElement: true, customContent: [{ label: A, value: B }] }
            """, ["有可用操作", "有更多内容"], ["有可用的動作", "有更多內容"]),
    ])
    func `parts are joined as in English, with Chinese words`(_ line: Line) throws {
        for (language, expected) in [("zh-Hans", line.simplified), ("zh-Hant", line.traditional)] {
            let spoken = try Spoken("screen: Test\nlanguage: \(language)\nelements:\n" + line.yaml)
            let said = spoken.simulation.stops.map { stop in
                [stop.utterance.description, stop.utterance.spokenHint].compactMap { $0 }.joined(separator: "|")
            }
            #expect(said == expected)
        }
    }

    @Test func `a Chinese full stop ends a sentence on English screens too`() throws {
        try expect(speech: "- { type: button, title: 同意。 }", ["同意。 Button."])
    }
}
