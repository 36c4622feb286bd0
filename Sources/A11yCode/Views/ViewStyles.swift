import A11yModel

// Styles and fonts, which hold for all controls and texts in a view.
extension ViewReader {
    // MARK: Styles

    /// A style of the app's own may say and show something else.
    func styled(
        _ views: [LoweredView], _ modifier: String, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        guard let style = passed.first?.value else { return views }
        let word = styleName(style, scope)
        if word == "iconOnly" || word == "IconOnlyLabelStyle" { return views.map(withoutTitles) }
        let types = memory.styleTypes(word) {
            ([word, word.prefix(1).uppercased() + word.dropFirst()].flatMap { base in
                ["", "ButtonStyle", "Style", "ToggleStyle", "LabelStyle", "MenuStyle"].map { app.symbol(base + $0) }
            } + styleTypes(of: word)).filter { $0 != .none && app.isDeclared($0) }
        }
        if types.isEmpty, ViewReader.styles.contains(word) {
            return modifier == "toggleStyle" && word.lowercased().hasPrefix("switch") ? views.map(asSwitches) : views
        }
        // No style that is known names what has no name.
        if types.isEmpty { return views.map { $0.doubting(controlsFor: modifier) } }
        guard types.contains(where: { app.types[$0]?.declarations.contains { speaks($0) } ?? true }) else {
            // It draws a toggle as another control.
            return modifier == "toggleStyle" ? views.map { $0.doubting(controlsFor: modifier) } : views
        }
        let said: PropertySet = [.label, .title, .text, .traits, .addTraits, .isElement, .value]
        return views.map { $0.with { $0.leaveOpen(said, ofControlsFor: modifier) } }
    }

    /// The types of the styles that constants of the app's own give: `.buttonStyle(.card)`.
    private func styleTypes(of word: String) -> [Symbol] {
        let owners = app.propertiesByOwner[app.symbol(word)] ?? [:]
        return owners.filter { app.text($0.key).hasSuffix("Style") }.values.joined().flatMap { number in
            let property = app.properties[number]
            let made = app.getter(of: property).flatMap { children($0).last } ?? property.initial.map(property.node.at)
            let call = made.flatMap { kind($0) == .exit ? firstChild($0) : $0 }
            return [property.type.name] + [call.flatMap(firstChild).map { app.symbol(name($0)) }].compactMap { $0 }
        }
    }

    /// On a Mac, toggles that are drawn as switches are called so.
    func asSwitches(_ view: LoweredView) -> LoweredView {
        view.with {
            if system == .macOS { $0.look.insert(.switched) }
            $0.children = view.children.map(asSwitches)
        }
    }

    /// Labels that show their icons alone.
    private func withoutTitles(_ view: LoweredView) -> LoweredView {
        view.with {
            if view.name == "Label" {
                $0.settings.removeAll { $0.property == .font }
                $0.leaveOpen([.font])
            }
            $0.children = view.children.map(withoutTitles)
        }
    }

    private static let styles = FlowWords.set(
        """
        plain bordered borderedProminent borderless automatic link switch button roundedBorder checkbox glass
        glassProminent iconOnly titleAndIcon titleOnly card accessoryBar accessoryBarAction PlainButtonStyle
        BorderlessButtonStyle BorderedButtonStyle BorderedProminentButtonStyle DefaultButtonStyle
        SwitchToggleStyle DefaultToggleStyle ButtonToggleStyle IconOnlyLabelStyle TitleOnlyLabelStyle
        TitleAndIconLabelStyle BorderlessButtonMenuStyle borderlessButton DefaultMenuStyle ButtonMenuStyle
        DefaultLabelStyle
        """)

    /// Whether the code of a type shows texts or sets what VoiceOver says.
    private func speaks(_ declaration: CodeNode) -> Bool {
        let (tree, node) = (tree(declaration), app.node(declaration))
        return tree.nodes.contains { inner in
            guard inner.start >= node.start, inner.end <= node.end, inner.name >= 0 else { return false }
            guard inner.kind == .name || inner.kind == .member else { return false }
            let word = tree.names[Int(inner.name)]
            return word == "Text" || word.hasPrefix("accessibility")
        }
    }

    /// Pages that people turn have no tab bar.
    func styleTabs(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        let word = passed.first.map { styleName($0.value, scope).lowercased() } ?? ""
        if word.contains("page") { view.children.removeAll { $0.name == "tabItem" } }
    }

    /// The name of a style: `menu` of `.menu`, `MenuPickerStyle` of `MenuPickerStyle()`, and what every use passes.
    private func styleName(_ value: CodeNode, _ scope: ViewScope) -> String {
        let value = settled(value, scope)?.node ?? value
        return kind(value) == .call ? firstChild(value).map(name) ?? "" : name(value)
    }

    /// Only a menu, and a row that leads to another page, speak the title of a picker.
    func stylePicker(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        let word = passed.first.map { styleName($0.value, scope) }
        let isWheel = word == "wheel" || word == "WheelPickerStyle"
        if isWheel, view.name == "Picker" { return turnWheel(in: &view) }
        if word == "segmented" || word == "SegmentedPickerStyle", let options = view.options {
            return makeSegments(of: &view, lower(options.code, options.scope))
        }
        if word != "menu", word != "navigationLink", word != "MenuPickerStyle" { view.leaveAllOpen([.label]) }
        // Its options are rows of the screen.
        if word == "inline" || word == "InlinePickerStyle" { view.naming = [] }
    }

    /// A wheel does not speak its title, so that an empty one is no mistake. What is chosen may say what it is for.
    func turnWheel(in view: inout LoweredView) {
        view.set(.traits, .traits([.adjustable]), at: view.anchor)
        view.leaveAllOpen([.label])
    }

    /// Segments are controls of their own, each named by its text or picture.
    private func makeSegments(of view: inout LoweredView, _ options: [LoweredView]) {
        guard !options.isEmpty else { return view.leaveAllOpen([.label]) }
        view.name = "segments"
        view.settings.removeAll { [.label, .value, .childBehavior].contains($0.property) }
        view.open = []
        view.isDoubtful = false
        view.children = options.map { option in
            var segment = option
            segment.name = "segment"
            if let text = option.settings.first(where: { $0.property == .text }) {
                segment.set(.title, text.value, at: text.range)
                segment.settings.removeAll { $0.property == .text || $0.property == .font }
                if option.open.contains(.text) { segment.open.insert(.title) }
            }
            if option.name != "Text", option.name != "Image" { segment.leaveOpen(ViewIndex.naming) }
            // A record of a symbol alone in a segment is missing.
            if option.has(.systemImage) { segment.isDoubtful = true }
            segment.children = []
            return segment
        }
    }

    /// A wheel and a calendar are named by their title; the compact field of a date is not.
    func styleDatePicker(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        let word = passed.first.map { styleName($0.value, scope) }
        guard word != "compact", word != "automatic", word != "CompactDatePickerStyle" else { return }
        guard let title = view.settings.first(where: { $0.property == .title }) else { return }
        view.set(.label, title.value, at: title.range)
    }

    // MARK: Fonts

    func font(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let first = passed.first else { return }
        guard let font = font(first.value, scope) else { return view.leaveAllOpen([.font]) }
        apply(font, at: range(first.value, scope), to: &view, isOfUse: scope.use != nil && !scope.isOfModifier)
    }

    /// A font holds for all texts in a view that have none of their own.
    private func apply(_ font: Font, at range: SourceRange, to view: inout LoweredView, isOfUse: Bool) {
        if view.has(.font) || view.open.contains(.font) { return }
        for index in view.children.indices { apply(font, at: range, to: &view.children[index], isOfUse: isOfUse) }
        let isTitled = ViewWords.buttons.contains(view.name) && view.has(.title)
        guard view.name == "Text" || view.name == "Label" || isTitled else { return }
        // The font that a view of the app's gives its texts, or those that are passed to it, is judged there.
        if view.isInlined || isOfUse { return view.leaveOpen([.font]) }
        var font = font
        if view.look.contains(.bold), font.style == nil { font.bold = true }
        view.set(.font, .font(font), at: range)
        // One of a typeface by name grows with the text size.
        if font.name != nil { view.set(.fontMetrics, .flag(true), at: range) }
    }

    /// Texts with `bold()` or `fontWeight(.bold)`.
    func emboldened(_ views: [LoweredView], _ passed: [ViewArgument], _ scope: ViewScope) -> [LoweredView] {
        let weight = passed.first.flatMap { words($0.value, scope)?.first }
        guard passed.isEmpty || weight.map(ViewReader.boldWeights.contains) == true else { return views }
        return views.map { view in
            guard view.name == "Text" || view.name == "Label" else { return view }
            var view = view
            view.look.insert(.bold)
            if let setting = view.settings.first(where: { $0.property == .font }), var font = setting.value.font,
                font.style == nil
            {
                font.bold = true
                view.set(.font, .font(font), at: setting.range)
            }
            return view
        }
    }

    private func font(_ expression: CodeNode, _ scope: ViewScope) -> Font? {
        // A constant of the app's own hides the one of SwiftUI.
        if kind(expression) == .member,
            let own = value(ofStatic: name(expression), of: app.symbol("Font"), scope, at: expression)
        {
            guard case .expression(let body, let inner) = own, let (node, around) = settled(body, inner) else {
                return nil
            }
            return plainFont(node, around)
        }
        guard let (node, inner) = settled(expression, scope) else { return nil }
        return plainFont(node, inner)
    }

    private func plainFont(_ node: CodeNode, _ scope: ViewScope) -> Font? {
        switch kind(node) {
        case .member: return ViewWords.fonts[name(node)].map { Font(style: $0) }
        case .call:
            guard let callee = firstChild(node), kind(callee) == .member else { return nil }
            let passed = arguments(node)
            if name(callee) == "system" {
                let weight = passed.first { $0.label == "weight" }.flatMap { words($0.value, scope)?.first }
                let isBold = weight.map(ViewReader.boldWeights.contains)
                if let first = passed.first, first.label.isEmpty, let word = words(first.value, scope)?.first {
                    return ViewWords.fonts[word].map { Font(style: $0) }
                }
                guard let size = passed.first(where: { $0.label == "size" }), let points = points(size.value, scope)
                else { return nil }
                // Texts of this size are larger than the largest body text.
                return points < ViewReader.largest ? Font(size: points, bold: isBold) : nil
            }
            // `.custom("Inter-SemiBold", size: 24)`
            if name(callee) == "custom", let face = passed.first,
                let size = passed.first(where: { $0.label == "size" || $0.label == "fixedSize" }),
                let points = points(size.value, scope), points < ViewReader.largest
            {
                let isFixed = size.label == "fixedSize"
                return Font(size: points, bold: isBold(face.value, scope), name: isFixed ? nil : "custom")
            }
            // `.title.bold()`, `.body.weight(.semibold)`
            guard let base = firstChild(callee), kind(base) != .typeName else { return nil }
            var font = plainFont(base, scope)
            let weight = passed.first.flatMap { words($0.value, scope)?.first }
            let isBold = weight.map(ViewReader.boldWeights.contains) ?? (name(callee) == "bold")
            if isBold, font?.style == nil { font?.bold = true }
            return font
        default: return nil
        }
    }

    /// Whether the name of a typeface is that of a bold one, or what a function makes it of: `fontName(.semiBold)`.
    private func isBold(_ face: CodeNode, _ scope: ViewScope) -> Bool {
        let parts = [face] + (kind(face) == .call ? arguments(face).map(\.value) : [])
        return parts.contains { part in
            guard let (node, _) = settled(part, scope), [.string, .member, .name].contains(kind(node)) else {
                return false
            }
            let words = app.files[Int(node.file)].text(node.id).lowercased()
            return ["bold", "heavy", "black"].contains(where: words.contains)
        }
    }

    /// A size in points: a number, or a constant such as `.titleSize` of an extension of `CGFloat`.
    private func points(_ expression: CodeNode, _ scope: ViewScope) -> Double? {
        guard kind(expression) == .member, firstChild(expression) == nil else { return number(expression, scope) }
        let own = value(ofStatic: name(expression), of: app.symbol("CGFloat"), scope, at: expression)
        guard case .expression(let body, let inner)? = own else { return nil }
        return number(body, inner)
    }

    /// The points of body text at the largest size that people choose (Apple's table of text styles).
    private static let largest = 53.0
    private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]
}
