import A11yModel

/// What makes an element a container for VoiceOver.
extension Element {
    /// The elements that take the place of its subviews: the author's list, or the items of a control made of items.
    /// Nil without a list; an empty list hides everything.
    var explicitList: [ElementID]? {
        if let members { return members.compactMap(\.target) }
        return switch type {
        case .segmentedControl: items
        case .tabBar: items + children
        default: nil
        }
    }

    /// Whether its class answers for its elements one by one, by index. What it answers is not in the file; that it is
    /// what the file holds, in that order, is an assumption.
    var vendsByIndex: Bool { Set(self[.container]?.texts ?? []).count == Element.containerMethods }

    /// `accessibilityElementCount`, `accessibilityElement(at:)`, `index(ofAccessibilityElement:)`.
    private static let containerMethods = 3

    /// Whether siblings are out of reach while it is there; alerts are modal by themselves.
    var isModal: Bool { self[.viewIsModal]?.flag ?? (type == .alert) }

    /// Whether it is neither hidden nor fully transparent. VoiceOver has a tiny positive threshold for alpha; zero is
    /// the simplification that AccessibilitySnapshot adopted.
    var isVisible: Bool { !isTrue(.hidden) && (self[.alpha]?.number ?? 1) > 0 }

    /// Whether it is a view, and not an accessibility element or a layer.
    var isView: Bool { type != .accessibilityElement && type != .layer }

    /// Whether it is a table cell in its default state: a stop that reads its texts, with its controls as stops behind
    /// it.
    var leavesControlsReachable: Bool { type == .tableViewCell && isElement == nil }

    /// Whether what is in it is sorted apart from what is around it.
    func groupsChildren(in screen: Screen) -> Bool {
        // A collection view vends its cells by index, and VoiceOver reads them by position.
        isTrue(.groupChildren) || type == .window || type == .collectionView || isMeaningful(in: screen)
    }

    /// Whether VoiceOver keeps the container: a semantic group counts only if something identifies it.
    private func isMeaningful(in screen: Screen) -> Bool {
        if screen.accessibilityTraits(of: id).contains(.tabBar) { return true }
        return switch self[.containerType]?.text {
        case "list", "landmark", "dataTable": true
        case "semanticGroup": label != nil || value != nil || self[.identifier] != nil
        default: false
        }
    }

    /// Whether VoiceOver speaks of it where the cursor comes into it, or offers its actions inside: a semantic group
    /// with a label or with custom actions (cashapp/AccessibilitySnapshot#223 and #285).
    var isSpokenGroup: Bool {
        guard self[.containerType]?.text == "semanticGroup" else { return false }
        return !(label ?? "").isEmpty || !customActions.isEmpty
    }

    /// Whether it lends its elements a phrase such as “2 of 5.”.
    func announcesPositions(in screen: Screen) -> Bool {
        if type == .segmentedControl || type == .tabBar { return true }
        if screen.accessibilityTraits(of: id).contains(.tabBar) { return true }
        return ["list", "landmark", "dataTable"].contains(self[.containerType]?.text)
    }

    /// What VoiceOver says about the place of a direct member of its list.
    func position(ofMember index: Int, among count: Int, in screen: Screen) -> Position? {
        if type == .segmentedControl { return .series(index + 1, of: count) }
        // A tab bar counts its items; other views that stand on it have no number.
        if type == .tabBar { return index < items.count ? .tab(index + 1, of: items.count) : nil }
        if self[.containerType]?.text == "dataTable" { return nil }
        if screen.accessibilityTraits(of: id).contains(.tabBar) { return .tab(index + 1, of: count) }
        switch self[.containerType]?.text {
        case "list": return index == 0 ? .listStart : index == count - 1 ? .listEnd : nil
        case "landmark": return index == 0 ? .landmarkStart : index == count - 1 ? .landmarkEnd : nil
        default: return nil
        }
    }
}
