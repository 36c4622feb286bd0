/// Where an object that code has in hand comes from, as far as that tells which element of a screen it may be.
indirect enum Origin: NumberKey {
    /// `self` in a function: whatever it is called on.
    case receiver(FunctionID)
    /// `self` outside functions, as in the value of a lazy property: any object of a type.
    case object(Symbol)
    /// What a function is passed, by position.
    case parameter(FunctionID, Int)
    /// A property of an object, by the type by which code knows the object; `none` if it is unknown.
    case field(of: Symbol, named: Symbol)
    /// The root view of a controller.
    case rootView(of: Symbol)
    /// A cell or header that a table or collection gives to code of a type, with the reuse identifier if it is stated.
    case cell(in: Symbol, identifier: String?)
    /// A view or item that UIKit makes a part of another object: `titleLabel`, `textLabel`, `contentView`, …
    case part(String, of: Origin)
    /// The subviews of a view; all below it if they are gone through deeply.
    case subviews(of: Origin, isDeep: Bool)
    case superview(of: Origin)
    /// One of several objects; which one, the code does not tell.
    case oneOf(Origin)
    /// An object that code takes for one of a type.
    case cast(Symbol, Origin)
    /// A view that code of a type finds by its tag, maybe in a cell; nil for a tag that is computed.
    case tagged(Int?, in: Symbol, inCell: Bool)
    /// Every object of a class, in objects of some classes.
    case appearance(of: Symbol, in: [Symbol])
    /// A window or what is shown in it.
    case window
    /// An object that code makes itself.
    case made
    /// An object of which nothing is known but perhaps its type.
    case unknown(Symbol)
}

extension Origin {
    var index: Int {
        func number(_ kind: Int, _ first: Int, _ second: Int = 0) -> Int {
            (first &* 0x9E37_79B9 &+ second &+ 1) &* 0x85EB_CA6B &+ kind
        }
        return switch self {
        case .receiver(let function): number(0, function.index)
        case .object(let type): number(1, type.index)
        case .parameter(let function, let position): number(2, function.index, position)
        case .field(let owner, let name): number(3, owner.index, name.index)
        case .rootView(let type): number(4, type.index)
        case .cell(let type, _): number(5, type.index)
        case .part(let name, let whole): number(6, whole.index, name.utf8.count)
        case .subviews(let view, let isDeep): number(7, view.index, isDeep ? 1 : 0)
        case .superview(let view): number(8, view.index)
        case .oneOf(let object): number(9, object.index)
        case .cast(let type, let object): number(10, object.index, type.index)
        case .tagged(let tag, let type, _): number(11, type.index, tag ?? -1)
        case .appearance(let type, let containers): number(12, type.index, containers.count)
        case .window: 13
        case .made: 14
        case .unknown(let type): number(15, type.index)
        }
    }

    /// What it starts from.
    var root: Origin {
        switch self {
        case .part(_, let inner), .cast(_, let inner), .subviews(let inner, _), .superview(let inner),
            .oneOf(let inner):
            inner.root
        default: self
        }
    }

    /// The part that it is, whatever type it is cast to and whichever of a list it is.
    var uncast: Origin {
        switch self {
        case .cast(_, let inner), .oneOf(let inner): inner.uncast
        default: self
        }
    }

    /// What of a function leads to it: one of its parameters, or the object that it is called on.
    func parameter(of id: FunctionID) -> Origin {
        if case .parameter(id, _) = root { return root }
        return .receiver(id)
    }
}

/// What an expression may be: an object of one of some origins, of a type.
struct Resolution {
    /// The origins; none of a value that is no object of a screen.
    var origins: [Origin] = []
    var type = CodeType.unknown

    /// A value that is no object of a screen, of a type.
    static func value(_ type: CodeType = .unknown) -> Resolution { Resolution(origins: [], type: type) }

    /// Adds the origins of another expression that may be meant as well.
    mutating func formUnion(_ other: Resolution) {
        for origin in other.origins where !origins.contains(origin) && origins.count < Resolution.mostOrigins {
            origins.append(origin)
        }
        if type.name == .none { type = other.type }
    }

    /// The same where only one of several origins is meant.
    var alternatives: Resolution { origins.count < 2 ? self : map { if case .oneOf = $0 { $0 } else { .oneOf($0) } } }

    /// The same with each origin changed, of another type if there is one.
    func map(to other: CodeType? = nil, _ change: (Origin) -> Origin) -> Resolution {
        Resolution(origins: origins.map { $0 == .made ? .made : change($0) }, type: other ?? type)
    }

    /// More origins are as good as unknown.
    private static let mostOrigins = 96
}
