// The words of the rules about containers that speak for themselves, and about layers.

import A11yEngine
import A11yModel
import A11yVoiceOver

extension Element {
    /// The methods of `UIAccessibilityContainer` that make sense only together.
    static let containerMethods = ["elementCount", "elementAtIndex", "indexOfElement"]

    /// The container methods that its class implements.
    var methods: [String] { self[.container]?.texts ?? [] }

    /// Whether its class answers for what it contains.
    var answersForParts: Bool { Element.containerMethods.allSatisfy(methods.contains) }

    /// Whether UIKit's class has the container methods, so that the app's class needs none.
    var inheritsContainerMethods: Bool { type == .tableView || type == .collectionView }
}

extension LintContext {
    /// The accessibility elements that were made for the layers of a view.
    func layerElements(of host: ElementID) -> [ElementID] {
        screen[host].children.filter { screen[$0].type == .layer }.flatMap { screen[$0].children }
    }

    /// The layer that each accessibility element of a layer speaks for. Cost: linear in the elements.
    func layersByElement() -> [ElementID: ElementID] {
        var layers: [ElementID: ElementID] = [:]
        for layer in index.layers {
            for element in screen[layer].children { layers[element] = layer }
        }
        return layers
    }
}
