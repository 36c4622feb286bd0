// What VoiceOver says in Traditional Chinese, on a device set to Taiwan. In data tables a row is 列 and a column is 欄.
//
// On record are only 按鈕, which developers there quote, and from Apple's user guide for Taiwan the gestures (點兩下,
// 單指, 滑動) and 轉輪. No list of what is heard in this language has been found: all other phrases are inferred from
// those in Simplified Chinese, in Apple's usual words for Taiwan and those of the word lists of the rules.

extension Phrases {
    static let traditionalChinese = Phrases(
        selected: "已選取.", selectedPrefix: "已選取: ", dimmed: "變暗.", button: "按鈕.",
        backButton: "返回按鈕.", switchButton: "切換按鈕.",
        on: "開啟", off: "關閉", mixed: "混合",
        tab: "標籤頁.", textField: "文字欄位.", secureTextField: "安全文字欄位.", isEditing: "正在編輯.",
        heading: "標題.", link: "連結.", adjustable: "可調整.", image: "影像.", searchField: "搜尋欄位.",
        expanded: "已展開.", collapsed: "已收合.",
        back: "返回", decrement: "減少", increment: "增加", progress: "進度", inProgress: "進行中",
        toggleHint: "點兩下來切換設定.",
        editHint: "點兩下來編輯.",
        textAreaHint: "點兩下來編輯., 使用轉輪取用拼字錯誤的單字",
        rotorHint: "使用轉輪取用拼字錯誤的單字",
        adjustHint: "用單指上下滑動來調整數值.",
        collapseHint: "點兩下來收合.", expandHint: "點兩下來展開.",
        actionsAvailable: "有可用的動作", moreContentAvailable: "有更多內容",
        series: { "第\($0)項，共\($1)項." },
        listStart: "列表開始.", listEnd: "列表結束.", landmarkStart: "地標.", landmarkEnd: "結束.",
        percent: { "\($0)%" },
        page: { "第\($0)頁，共\($1)頁" },
        items: { "\($0)項" },
        row: { "第\($0)列." }, column: { "第\($0)欄." },
        rowSpan: { "跨\($0)列." }, columnSpan: { "跨\($0)欄." })
}
