// What VoiceOver says in each language.

extension Phrases {
    /// English, as recorded from iOS by cashapp/AccessibilitySnapshot.
    static let english = Phrases(
        selected: "Selected.", selectedPrefix: "Selected: ", dimmed: "Dimmed.", button: "Button.",
        backButton: "Back Button.", switchButton: "Switch Button.",
        on: "On", off: "Off", mixed: "Mixed",
        tab: "Tab.", textField: "Text Field.", secureTextField: "Secure Text Field.", isEditing: "Is editing.",
        heading: "Heading.", link: "Link.", adjustable: "Adjustable.", image: "Image.", searchField: "Search Field.",
        expanded: "Expanded.", collapsed: "Collapsed.",
        back: "Back", decrement: "Decrement", increment: "Increment", progress: "Progress", inProgress: "In progress",
        toggleHint: "Double tap to toggle setting.",
        editHint: "Double tap to edit.",
        adjustHint: "Swipe up or down with one finger to adjust the value.",
        collapseHint: "Double tap to collapse.", expandHint: "Double tap to expand.",
        activateHint: "Double tap to activate.",
        actionsAvailable: "Actions Available", moreContentAvailable: "More Content Available",
        series: { "\($0) of \($1)." },
        listStart: "List Start.", listEnd: "List End.", landmarkStart: "Landmark.", landmarkEnd: "End.",
        percent: { "\($0)%" },
        page: { "page \($0) of \($1)" },
        items: { $0 == 1 ? "1 item" : "\($0) items" },
        row: { "Row \($0)." }, column: { "Column \($0)." },
        rowSpan: { "Spans \($0) rows." }, columnSpan: { "Spans \($0) columns." })
}

// What VoiceOver says in Simplified Chinese, on a device set to mainland China.
//
// Heard on iOS and publicly recorded: the words for dimmed, button, switch button, heading, link, adjustable, image and
// search field, and the hints of switches and of adjustable elements. They are in a React Native team's list of what
// its roles say; an article for iOS developers has the same sentence for adjustable elements. That list has 已选择 for
// selected; 已选定 here follows the word list of the rules and should be checked on a device. 文本栏 and 安全文本栏 are Apple's
// descriptions of these roles on macOS.
//
// Not recorded, and composed from those words and those of Apple's user guide: the back button, tabs, editing, the
// states of switches and expandable elements, the names that UIKit supplies, the other hints, positions, containers,
// data tables, and values with numbers.

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
        adjustHint: "用一个手指上下轻扫来调整值.",
        collapseHint: "轻点两下来收起.", expandHint: "轻点两下来展开.",
        activateHint: "轻点两下来激活.",
        actionsAvailable: "有可用操作", moreContentAvailable: "有更多内容",
        series: { "第\($0)项，共\($1)项." },
        listStart: "列表开始.", listEnd: "列表结束.", landmarkStart: "地标.", landmarkEnd: "结束.",
        percent: { "\($0)%" },
        page: { "第\($0)页，共\($1)页" },
        items: { "\($0)项" },
        row: { "第\($0)行." }, column: { "第\($0)列." },
        rowSpan: { "跨\($0)行." }, columnSpan: { "跨\($0)列." })
}

// What VoiceOver says in Traditional Chinese, on a device set to Taiwan. In data tables a row is 列 and a column is 欄.
//
// Recorded are only 按鈕, which developers there quote, and from Apple's user guide for Taiwan the gestures (點兩下, 單指,
// 滑動). No list of what is heard in this language was found. All other phrases are inferred from Simplified
// Chinese, in Apple's usual words for Taiwan and those of the word lists of the rules.

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
        adjustHint: "用單指上下滑動來調整數值.",
        collapseHint: "點兩下來收合.", expandHint: "點兩下來展開.",
        activateHint: "點兩下來啟動.",
        actionsAvailable: "有可用的動作", moreContentAvailable: "有更多內容",
        series: { "第\($0)項，共\($1)項." },
        listStart: "列表開始.", listEnd: "列表結束.", landmarkStart: "地標.", landmarkEnd: "結束.",
        percent: { "\($0)%" },
        page: { "第\($0)頁，共\($1)頁" },
        items: { "\($0)項" },
        row: { "第\($0)列." }, column: { "第\($0)欄." },
        rowSpan: { "跨\($0)列." }, columnSpan: { "跨\($0)欄." })
}

// What VoiceOver says in German.
//
// From the German table of cashapp/AccessibilitySnapshot: all traits and states but expanded and collapsed; the
// name of the back button; the hints of switches, adjustable elements and text inputs; that there are actions or more
// content; positions, containers and data tables. Capitals and endings follow German spelling (Doppeltippen and
// Weiterhin inhalte there), which is not heard.
//
// Not in that table, composed here, and to be checked on a device: expanded and collapsed with their hints, the names
// that UIKit supplies except that of the back button, percentages, pages, and numbers of items.

extension Phrases {
    static let german = Phrases(
        selected: "Auswahl.", selectedPrefix: "Auswahl: ", dimmed: "Grau dargestellt.", button: "Taste.",
        backButton: "Zurück Taste.", switchButton: "Umschalttaste.",
        on: "Ein", off: "Aus", mixed: "Gemischt",
        tab: "Tabulator.", textField: "Textfeld.", secureTextField: "Sicheres Textfeld.", isEditing: "Bearbeiten.",
        heading: "Überschrift.", link: "Hyperlink.", adjustable: "Einstellbar.", image: "Bild.",
        searchField: "Suchfeld.",
        expanded: "Erweitert.", collapsed: "Reduziert.",
        back: "Zurück", decrement: "Verringern", increment: "Erhöhen", progress: "Fortschritt",
        inProgress: "Wird ausgeführt",
        toggleHint: "Zum Umschalten doppeltippen.",
        editHint: "Zum Bearbeiten doppeltippen.",
        adjustHint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
        collapseHint: "Zum Reduzieren doppeltippen.", expandHint: "Zum Erweitern doppeltippen.",
        activateHint: "Zum Aktivieren doppeltippen.",
        actionsAvailable: "Aktionen verfügbar", moreContentAvailable: "Weiterhin Inhalte verfügbar",
        series: { "\($0) von \($1)." },
        listStart: "Anfang der Liste.", listEnd: "Ende der Liste.", landmarkStart: "Orientierungspunkt.",
        landmarkEnd: "Ende.",
        percent: { "\($0) %" },
        page: { "Seite \($0) von \($1)" },
        items: { $0 == 1 ? "1 Objekt" : "\($0) Objekte" },
        row: { "Zeile \($0)." }, column: { "Spalte \($0)." },
        rowSpan: { "Umfasst \($0) Zeilen." }, columnSpan: { "Umfasst \($0) Spalten." })
}

// What VoiceOver says in Russian.
//
// From the Russian table of cashapp/AccessibilitySnapshot: the same phrases as in German. Each starts with a
// capital here, which is not heard. That table has the words for rows and columns of a span the wrong way round; here
// they are the right way. Its end of a landmark, Конец строки, means the end of a line; it is kept, as no other
// source is known.
//
// Composed here, and to be checked on a device: what is composed in German.

extension Phrases {
    static let russian = Phrases(
        selected: "Выбрано.", selectedPrefix: "Выбрано: ", dimmed: "Недоступно.", button: "Кнопка.",
        backButton: "Кнопка назад.", switchButton: "Кнопка-переключатель.",
        on: "Вкл", off: "Выкл", mixed: "Смешанно",
        tab: "Вкладка.", textField: "Текстовое поле.", secureTextField: "Защищённое текстовое поле.",
        isEditing: "Идет правка.",
        heading: "Заголовок.", link: "Ссылка.", adjustable: "Элемент регулировки.", image: "Изображение.",
        searchField: "Поле поиска.",
        expanded: "Развернуто.", collapsed: "Свернуто.",
        back: "Назад", decrement: "Уменьшить", increment: "Увеличить", progress: "Прогресс",
        inProgress: "Выполняется",
        toggleHint: "Коснитесь дважды, чтобы переключить настройку.",
        editHint: "Коснитесь дважды, чтобы редактировать.",
        adjustHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
        collapseHint: "Коснитесь дважды, чтобы свернуть.", expandHint: "Коснитесь дважды, чтобы развернуть.",
        activateHint: "Коснитесь дважды, чтобы активировать.",
        actionsAvailable: "Доступны действия", moreContentAvailable: "Доступно больше контента",
        series: { "\($0) из \($1)." },
        listStart: "Начало списка.", listEnd: "Конец списка.", landmarkStart: "Ориентир.",
        landmarkEnd: "Конец строки.",
        percent: { "\($0) %" },
        page: { "страница \($0) из \($1)" },
        items: { "объектов: \($0)" },
        row: { "Ряд \($0)." }, column: { "Столбец \($0)." },
        rowSpan: { "Охватывает строк: \($0)." }, columnSpan: { "Охватывает столбцов: \($0)." })
}
