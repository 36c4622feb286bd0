import A11yModel

/// A screen as the mapping that the native format has for it: what is not the default, in the order of `ScreenKey`.
struct ScreenObject {
    let screen: Screen

    /// The keys with their values.
    var entries: [JSON.Entry] {
        ScreenKey.allCases.compactMap { key in value(of: key).map { (key.rawValue, $0) } }
    }

    private func value(of key: ScreenKey) -> JSON? {
        switch key {
        case .a11ylint, .schema: nil
        case .screen: .text(screen.name)
        case .input: screen.input == .native ? nil : .text(screen.input.rawValue)
        case .platform: screen.platform == .ios ? nil : .text(screen.platform.rawValue)
        case .size: size
        case .direction: screen.direction == Direction(of: screen.language) ? nil : .text(screen.direction.rawValue)
        case .language: screen.statesLanguage || screen.language != "en" ? .text(screen.language) : nil
        case .customClass: screen.customClass.map(JSON.text)
        case .title: screen.title.map(JSON.text)
        case .whole: screen.isWhole ? nil : .flag(false)
        case .embedded: screen.isEmbedded ? .flag(true) : nil
        case .unreached: screen.isUnreached ? .flag(true) : nil
        case .partial: screen.isPartial ? .flag(true) : nil
        case .untyped: screen.isUntyped ? .flag(true) : nil
        case .cut: screen.cut.map(JSON.text)
        case .onAppear: screen.onAppear.map(appearance)
        case .state: screen.flow.flatMap { $0.start == Flow.usualStart ? nil : .text($0.start) }
        case .states: screen.flow.map { FlowObject(flow: $0, states: screen.states).json }
        case .cost: screen.flow.flatMap { $0.tasks.isEmpty ? nil : FlowObject(flow: $0, states: screen.states).cost }
        case .elements: .array(screen.roots.map { ElementObject(screen: screen, id: $0, place: .view).json })
        }
    }

    private var size: JSON? {
        guard screen.size != screen.platform.defaultSize else { return nil }
        return ValueJSON.numbers([screen.size.width, screen.size.height])
    }

    private func appearance(_ appearance: Appearance) -> JSON {
        .object(
            [("post", appearance.post), ("focus", appearance.focus), ("text", appearance.text)].compactMap {
                key, text in
                text.map { (key, .text($0)) }
            })
    }
}
