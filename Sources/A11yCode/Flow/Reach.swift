import A11yModel

/// Whether an object that code has in hand is an element of a screen.
enum Reached: Comparable {
    /// It is another object.
    case no
    /// It may be the element.
    case maybe
    /// It is the element, whenever the code runs.
    case surely
}

/// Tells which objects of code are a certain element.
final class Reach {
    let target: Target
    private let flow: CodeFlow
    /// What leads to the element and to the views around it.
    let targetLeads: Set<Lead>
    private var app: CodeApp { flow.app }
    private var depth = 0

    init(_ target: Target, _ flow: CodeFlow) {
        self.target = target
        self.flow = flow
        targetLeads = flow.leads.leads(to: target)
    }

    private static let depthLimit = 24

    /// Whether an object of one of some origins is the element.
    func reach(_ origins: [Origin]) -> Reached { reach(origins, target) }

    func reach(_ origin: Origin) -> Reached { reach(origin, target) }

    /// Whether an object is the one that has the element as its outlet, or one of its holders.
    func reachesHolder(_ origins: [Origin]) -> Reached { target.around.map { reach(origins, $0) }.max() ?? .no }

    /// Whether an object of one of some origins is a view around the element, or the element.
    func reach(_ origins: [Origin], _ target: Target) -> Reached {
        origins.lazy.map { self.reach($0, target) }.max() ?? .no
    }

    private func reach(_ origin: Origin, _ target: Target) -> Reached {
        if let known = target.reached[origin] { return known }
        guard depth < Reach.depthLimit else { return .no }
        target.reached[origin] = .no
        depth += 1
        let found = find(origin, target)
        depth -= 1
        target.reached[origin] = found
        return found
    }

    private func find(_ origin: Origin, _ target: Target) -> Reached {
        app.steps += 1
        switch origin {
        // What is unknown is the element only if that was given away, which leaves everything open, or loaded.
        case .made, .window: return .no
        case .unknown(let type): return loaded(as: type, target)
        case .oneOf(let object): return min(.maybe, reach(object, target))
        case .object(let type): return target.ownClass != .none && app.isKind(target.ownClass, of: type) ? .surely : .no
        case .receiver(let function): return receiver(of: function, target)
        case .parameter(let function, let position): return parameter(position, of: function, target)
        case .field(let owner, let name): return field(name, of: owner, target)
        case .rootView(let type):
            return target.isRoot && target.holders.contains { app.isKind($0, of: type) } ? .surely : .no
        case .cell(let type, let identifier): return cell(of: type, called: identifier, target)
        case .part(let name, let whole): return part(name, of: whole, target)
        case .subviews(let view, let isDeep): return subview(of: view, isDeep, target)
        case .superview(let view): return superview(of: view, target)
        case .cast(let type, let object):
            guard fits(target, type) else { return .no }
            // Whatever table gave the cell: its class tells which one it is.
            if isGivenByTable(object), target.ownClass != .none, app.isDeclared(type) { return .surely }
            if case .unknown = object.root { return loaded(as: type, target) }
            return reach(object, target)
        case .tagged(let tag, let type, let isInCell):
            let isHere = type == .none || target.holders.contains { app.isKind($0, of: type) }
            // What gives a table its cells, no view and no controller, has none of them as an outlet.
            let isSource = !["UIView", "UIViewController"].contains { app.isKind(type, of: app.intern($0)) }
            let isOfTable = target.isInTemplate && (isInCell || isSource)
            guard isHere || target.holders.isEmpty || isOfTable else { return .no }
            return tag.map { $0 == target.tag && $0 != 0 } ?? (target.tag != 0) ? .maybe : .no
        case .appearance(let type, let containers):
            guard app.isKind(target.classOrBase, of: type) || app.isKind(target.base, of: type) else { return .no }
            return containers.allSatisfy { isInside(target, $0) } ? .maybe : .no
        }
    }

    /// Whether the element may be of a type.
    func fits(_ target: Target, _ type: Symbol) -> Bool {
        if type == .none || Reach.anyType.contains(app.text(type)) { return true }
        if target.ownClass != .none {
            if app.isKind(target.ownClass, of: type) { return true }
            // A class that is not among the sources may inherit it.
            if !app.isDeclared(target.ownClass), app.types[type]?.kind == .protocolType { return true }
        }
        if app.isKind(target.base, of: type) { return true }
        // A generic parameter.
        return app.text(type).count == 1
    }

    /// Whether an object of a type, of which nothing else is known, is the first view of a nib: nobody else makes those
    /// of its class.
    private func loaded(as type: Symbol, _ target: Target) -> Reached {
        guard target.isLoaded, app.isDeclared(type), app.isKind(target.ownClass, of: type) else { return .no }
        return app.resolved(type) == target.ownClass ? .surely : .maybe
    }

    private static let anyType = FlowWords.set("UIView NSObject UIResponder Self Element UIAccessibilityIdentification")

    private func isInside(_ target: Target, _ type: Symbol) -> Bool {
        if (target.holders + target.around.map(\.classOrBase)).contains(where: { app.isKind($0, of: type) }) {
            return true
        }
        // In a file for a view nothing tells what it is put into; a cell is in no other cell or header.
        return !(isRow(type) && target.holders.contains(where: isRow)) && !target.knowsParents
    }

    /// Whether a type is one of the cells and headers of tables and collections.
    private func isRow(_ type: Symbol) -> Bool { Reach.rows.contains { app.isKind(type, of: app.intern($0)) } }

    private static let rows = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]

    // MARK: Calls

    /// Whether a call runs a function on the element, or on the object that has it.
    func reach(by call: CallSite, of id: FunctionID, _ origins: [Origin]) -> Reached {
        let roots = origins.map(\.root).filter { $0 == $0.parameter(of: id) }
        guard roots.isEmpty else { return reach(roots.flatMap { flow.leads.origins(passedBy: call, for: $0) }) }
        // The function speaks of a property of its object.
        guard let receiver = call.receiver, !call.isSuper else { return .surely }
        let tree = app.tree(receiver.file)
        let isOwn = tree[receiver.id].kind == .name && ["self", "Self"].contains(tree.name(of: receiver.id))
        if isOwn || flow.resolver.typeMeant(by: receiver.id, in: receiver.file) != nil { return .surely }
        let origins = flow.resolver.resolve(receiver).origins
        if origins.contains(where: { if case .receiver = $0 { true } else { false } }) { return .surely }
        return max(reachesHolder(origins), .maybe)
    }

    // MARK: Self and parameters

    private func receiver(of id: FunctionID, _ target: Target) -> Reached {
        let function = app[id]
        if target.attribute(setBy: function) != nil, fits(target, function.owner) { return .surely }
        let isForeign = !app.isDeclared(function.owner) || app.types[function.owner]?.kind == .protocolType
        if isForeign {
            guard function.owner != .none, fits(target, function.owner) else { return .no }
            // An extension that overrides what UIKit calls: whether UIKit still calls it, nobody knows.
            if flow.roots.isRoot(function) { return .maybe }
        } else {
            guard target.ownClass != .none, app.isKind(target.ownClass, of: function.owner) else { return .no }
            if flow.roots.isEntry(function) { return .surely }
        }
        let callers = flow.sites.callers(of: id)
        var best: Reached = callers.isReferred && !isForeign ? .maybe : .no
        best = max(best, reach(passed(for: .receiver(id)), target))
        // Nobody calls it: what might, is not read.
        if callers.calls.isEmpty, !isForeign { best = max(best, .maybe) }
        return best
    }

    /// What calls pass for a parameter, or call a function on, as far as it may be the element or a view around it.
    private func passed(for parameter: Origin) -> [Origin] {
        flow.leads.passed(for: parameter).origins.values(sharing: targetLeads).flatMap(\.self)
    }

    private func parameter(_ position: Int, of id: FunctionID, _ target: Target) -> Reached {
        let function = app[id]
        guard function.parameters.indices.contains(position) else { return .no }
        let type = function.parameters[position].type
        guard type.isList || fits(target, type.name) else { return .no }
        let callers = flow.sites.callers(of: id)
        var best = reach(passed(for: .parameter(id, position)), target)
        let property = flow.roots.property(setBy: function)
        let isOutlet = property != .none && target.outlets.contains { $0.name == property }
        if isOutlet, target.outlets.contains(where: { $0.owner != .none && app.isKind($0.owner, of: function.owner) }) {
            return .surely
        }
        if flow.roots.isProvider(function), Reach.cellTypes.contains(app.text(type.name)) {
            best = max(best, cell(of: function.owner, called: nil, target))
        }
        if position == 0, flow.roots.isAction(function) || callers.isReferred {
            best = max(best, sender(of: function, target))
        }
        // A delegate's method may be called about the element.
        if callers.calls.isEmpty, flow.roots.isCallback(function), isAround(target, function.owner) {
            best = max(best, .maybe)
        }
        return best
    }

    private static let cellTypes = FlowWords.set(
        "UITableViewCell UICollectionViewCell UITableViewHeaderFooterView UICollectionReusableView UIView")

    /// Whether the element sends an action.
    private func sender(of function: CodeFunction, _ target: Target) -> Reached {
        guard
            app.isKind(target.base, of: app.intern("UIControl")) || app.isKind(target.base, of: app.intern("UIBarItem"))
        else { return .no }
        if let actions = target.actions { return actions.contains(function.name) ? .surely : .no }
        return isAround(target, function.owner) ? .maybe : .no
    }

    /// Whether a class holds the element or has it as an outlet.
    private func isAround(_ target: Target, _ type: Symbol) -> Bool {
        target.owners.contains { app.isRelated($0, to: type) }
    }

    // MARK: Properties

    private func field(_ name: Symbol, of type: Symbol, _ target: Target) -> Reached {
        for outlet in target.outlets where outlet.name == name {
            if type == .none || outlet.owner == .none { return .maybe }
            if app.isKind(outlet.owner, of: type) { return .surely }
            // An object of a subclass may have loaded the nib.
            if outlet.owner == target.nibOwner, app.isKind(type, of: outlet.owner) { return .maybe }
            // Code knows the object by a protocol or class that the owner's class does not show.
            if !app.isDeclared(type), !app.isApple(type) { return .maybe }
        }
        return min(.maybe, reach(flow.resolver.contents(of: type, named: name).origins, target))
    }

    /// Whether an object is a cell that a table or collection gives code to fill.
    private func isGivenByTable(_ origin: Origin) -> Bool {
        switch origin {
        case .cell: true
        case .parameter(let id, _): flow.roots.isProvider(app[id])
        case .oneOf(let inner), .cast(_, let inner): isGivenByTable(inner)
        default: false
        }
    }

    /// Whether a member of a navigation item, controller or bar leads to the item of a bar that the element is.
    private func barItem(_ name: String, of whole: Origin, _ target: Target) -> Reached? {
        guard let base = FlowWords.barItem(name) else { return nil }
        guard app.isKind(target.base, of: app.intern(base)) else { return .no }
        // The controller of a tab is named by the storyboard or by code; a tab bar has the items of all.
        if name == "tabBar" { return .maybe }
        let owner = type(of: whole.root)
        guard owner == .none || target.holders.contains(where: { app.isRelated($0, to: owner) }) else { return .no }
        let slots = target.slots.filter { name.hasPrefix($0) || $0.hasPrefix(name) }
        if slots.isEmpty, !target.slots.isEmpty { return .no }
        // Of a controller of UIKit's, nothing tells which one of the app it is.
        let isOwn = owner != .none && app.isDeclared(owner) && (slots.contains(name) || base == "UITabBarItem")
        return isOwn ? .surely : .maybe
    }

    private func part(_ name: String, of whole: Origin, _ target: Target) -> Reached {
        if name != "tabBar", let found = barItem(name, of: whole, target) { return found }
        switch name {
        case "contentView":
            if let cell = target.parent, app.text(target.base) == "UIView", target.outlets.isEmpty {
                return reach(whole, cell)
            }
        case "view":
            return gestureView(whole, target)
        case "navigationItem":
            if app.isKind(target.base, of: app.intern("UIViewController")) { return reach(whole, target) }
        default:
            if isOwnPart(name, target) { return reach(whole, target) }
        }
        let symbol = app.symbol(name)
        for outlet in target.outlets where outlet.name == symbol {
            // `nameCell.textLabel` is a part of the cell that the outlet leads to. A property of UIKit, such as
            // `navigationItem`, that the file connects.
            let cells = sequence(first: target, next: \.parent).dropFirst().filter { isRow($0.base) }
            if cells.contains(where: { isAnother(whole, than: $0) }) { continue }
            let found = cells.map { reach(whole, $0) } + [reachOwner(whole, outlet.owner)]
            if let best = found.max(), best != .no { return best }
        }
        return .no
    }

    /// Whether code asks for a cell by the identifier of another one. A constant of a generator is that of one
    /// identifier.
    private func isAnother(_ object: Origin, than cell: Target) -> Bool {
        guard case .cell(_, let identifier?) = object.uncast, let own = cell.identifier else { return false }
        return identifier != own && identifier != "R." + Entrances.key(own)
    }

    /// Whether an object may be the one that has an outlet, by its type.
    private func reachOwner(_ whole: Origin, _ owner: Symbol) -> Reached {
        switch whole {
        case .receiver(let function): return app.isRelated(app[function].owner, to: owner) ? .surely : .no
        case .object(let type), .cell(let type, _): return app.isRelated(type, to: owner) ? .surely : .no
        default:
            let type = type(of: whole)
            return type == .none || owner == .none || app.isRelated(type, to: owner) ? .maybe : .no
        }
    }

    /// The type of an object by its origin; `none` if that does not tell.
    private func type(of origin: Origin) -> Symbol {
        switch origin {
        case .field(let owner, let name):
            app.properties(named: name, of: owner).first.map { flow.resolver.declaredType(of: $0).name } ?? .none
        case .parameter(let id, let position):
            app[id].parameters.indices.contains(position) ? app[id].parameters[position].type.name : .none
        case .cast(let type, _), .unknown(let type), .object(let type), .rootView(let type), .cell(let type, _): type
        case .receiver(let id): app[id].owner
        case .oneOf(let inner): self.type(of: inner)
        case .part(let name, _): flow.resolver.words.partType(name).name
        default: .none
        }
    }

    /// The view of a gesture recognizer that a function is passed.
    private func gestureView(_ recognizer: Origin, _ target: Target) -> Reached {
        switch recognizer {
        case .parameter(let id, let position):
            let function = app[id]
            guard function.parameters.indices.contains(position), target.mayHaveGestures else { return .no }
            let type = app.text(function.parameters[position].type.name)
            return (type.isEmpty || type.hasSuffix("GestureRecognizer")) && isAround(target, function.owner)
                ? .maybe : .no
        case .field(let owner, _):
            return target.mayHaveGestures && owner != .none && isAround(target, owner) ? .maybe : .no
        case .cast(_, let inner), .oneOf(let inner): return gestureView(inner, target)
        default: return .no
        }
    }

    /// Whether changing a part changes what the element is to VoiceOver.
    private func isOwnPart(_ name: String, _ target: Target) -> Bool {
        guard Reach.ownParts.contains(name) else { return false }
        switch name {
        case "layer", "kf", "rx": return true
        case "textLabel": return target.makesTextLabel
        case "searchTextField", "textField": return app.text(target.base) == "UISearchBar"
        default: return app.isKind(target.base, of: app.intern("UIButton"))
        }
    }

    private static let ownParts = FlowWords.set(
        "titleLabel textLabel imageView configuration searchTextField textField layer kf rx")

    // MARK: Views around it

    private func subview(of view: Origin, _ isDeep: Bool, _ target: Target) -> Reached {
        if case .part("contentView", let whole) = view { return subview(of: whole, isDeep, target) }
        if case .part(let name, let whole) = view, let found = barItem(name, of: whole, target) { return found }
        var next = target.parent
        var isNear = true
        while let holder = next {
            let found = reach(view, holder)
            if found != .no, isNear || isDeep || !target.knowsParents {
                return isDeep || !target.knowsParents ? .maybe : found
            }
            if app.text(holder.base) != "UIView" || !holder.outlets.isEmpty { isNear = false }
            next = holder.parent
        }
        if case .window = view { return isDeep ? .maybe : .no }
        return .no
    }

    private func superview(of view: Origin, _ target: Target) -> Reached {
        // What it holds is not known one by one.
        guard app.text(target.base) == "UIView" || app.text(target.base) == "UIStackView" else { return .no }
        switch view {
        case .field(let type, let name):
            let isOwn = target.outlets.contains { $0.name == name }
            return !isOwn && type != .none && isAround(target, type) ? .maybe : .no
        default: return .no
        }
    }

    private func cell(of type: Symbol, called identifier: String?, _ target: Target) -> Reached {
        guard isRow(target.base) else { return .no }
        if let identifier, let own = target.identifier, identifier != own {
            // A constant of a generator is that of one identifier.
            return identifier == "R." + Entrances.key(own) ? .maybe : .no
        }
        // Whoever fills a cell of a class of the app's names the class.
        if target.ownClass != .none, app.isDeclared(target.ownClass), !isAround(target, type) {
            return app.users(of: target.ownClass).contains(type) ? .maybe : .no
        }
        return isAround(target, type) || target.holders.allSatisfy { app.isKind($0, of: app.intern("UIView")) }
            ? .maybe : .no
    }
}
