/// The elements that two captures of a running app have in common. A capture gives its elements no lasting number, so
/// they are told by what the app gives them, the surest first: identifier, label, place.
struct CapturePairs {
    /// The element of the new capture that each element of the old one is, by element index.
    private(set) var inNew: [ElementID?]

    private let old: Screen
    private let new: Screen
    private var isTaken: [Bool]

    /// Pairs the elements of two captures. Cost: linear in the elements.
    init(from old: Screen, to new: Screen) {
        self.old = old
        self.new = new
        inNew = Array(repeating: nil, count: old.elements.count)
        isTaken = Array(repeating: false, count: new.elements.count)
        pairOnlyOnes { element, _ in
            element[.identifier]?.text.map { Trait(type: element.type, text: $0, frame: nil) }
        }
        // On another page a label and a place mean another element; only bars stay.
        let isSamePage = old.pageName == new.pageName
        func isComparable(_ element: Element, in screen: Screen) -> Bool {
            isSamePage || screen.ancestors(of: element.id).contains { screen[$0].type == .tabBar }
        }
        for withFrame in [true, false] {
            pairOnlyOnes { element, screen in
                guard let words = element.words, isComparable(element, in: screen) else { return nil }
                return Trait(type: element.type, text: words, frame: withFrame ? element.frame : nil)
            }
        }
        pairPlaces { isComparable($0, in: $1) }
    }

    /// What an element is told by.
    private struct Trait: Hashable {
        let type: ElementType
        let text: String
        let frame: Rect?
    }

    /// Pairs the elements of a trait that no other unpaired element of their capture has.
    private mutating func pairOnlyOnes(by trait: (Element, Screen) -> Trait?) {
        func onlyOnes(of screen: Screen, leavingOut isPaired: (Int) -> Bool) -> [Trait: ElementID] {
            var found: [Trait: ElementID?] = [:]
            for element in screen.elements where !isPaired(element.id.index) {
                guard let own = trait(element, screen) else { continue }
                found.updateValue(found[own] == nil ? element.id : nil, forKey: own)
            }
            return found.compactMapValues { $0 }
        }
        let (inOld, inNew) = (self.inNew, isTaken)
        let ones = onlyOnes(of: new) { inNew[$0] }
        for (own, id) in onlyOnes(of: old, leavingOut: { inOld[$0] != nil }) { pair(id, with: ones[own]) }
    }

    /// A place: the parent, in the new capture, the type and the frame.
    private struct Place: Hashable {
        let parent: ElementID?
        let type: ElementType
        let frame: Rect?
    }

    /// Pairs what is left at the same place in the same parent: its label may be what changed. What has two different
    /// identifiers is no pair. Parents come before their children.
    private mutating func pairPlaces(of isComparable: (Element, Screen) -> Bool) {
        var places: [Place: [ElementID]] = [:]
        for element in new.elements.reversed() where !isTaken[element.id.index] && isComparable(element, new) {
            let place = Place(parent: element.parent, type: element.type, frame: element.frame)
            places[place, default: []].append(element.id)
        }
        for element in old.elements where inNew[element.id.index] == nil && isComparable(element, old) {
            let parent = element.parent.map { inNew[$0.index] }
            // The parent has no pair.
            if case .some(.none) = parent { continue }
            let place = Place(parent: parent ?? nil, type: element.type, frame: element.frame)
            guard let candidate = places[place]?.last else { continue }
            let names = [element, new[candidate]].compactMap { $0[.identifier]?.text }
            if names.count == 2 { continue }
            places[place]?.removeLast()
            pair(element.id, with: candidate)
        }
    }

    private mutating func pair(_ id: ElementID, with other: ElementID?) {
        guard let other, !isTaken[other.index] else { return }
        inNew[id.index] = other
        isTaken[other.index] = true
    }
}

extension Element {
    /// What is written on it or said of it; nil without words.
    fileprivate var words: String? { [label, text, title].lazy.compactMap(\.self).first { !$0.isEmpty } }
}

extension Screen {
    /// What distinguishes the page of a capture from others of its app: the words of its navigation bar. Empty without
    /// a bar.
    fileprivate var pageName: [String] {
        guard let bar = elements.first(where: { $0.type == .navigationBar && !$0.isFalse(.hidden) }) else { return [] }
        let headers = bar.children.map { self[$0] }.filter { $0.traits?.contains(.header) == true }
        return headers.isEmpty ? [bar[.identifier]?.text ?? bar.words ?? ""] : headers.compactMap(\.words)
    }
}
