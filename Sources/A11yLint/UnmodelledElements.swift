// Classes and tags that the simulation takes for plain views.

import A11yModel

extension [Screen] {
    /// Each class or tag of the file that the simulation does not know, once, at the first element of it. Cost: linear
    /// in the elements.
    var unmodelledElements: [Problem] {
        var places: [String: (first: SourceRange, count: Int)] = [:]
        for screen in self {
            for index in screen.elements.indices where screen.elements[index].isUnmodelled {
                let element = screen.elements[index]
                guard !element.isSystem, let word = element.customClass else { continue }
                places[word, default: (element.anchor, 0)].count += 1
            }
        }
        return places.sorted { $0.key < $1.key }.map { word, place in
            let facts: [String: Fact] = ["class": .text(word), "count": .number(Double(place.count))]
            return Problem(.unmodelledElement, at: place.first, facts: facts)
        }
    }
}
