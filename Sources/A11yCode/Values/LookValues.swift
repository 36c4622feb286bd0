import A11yModel

/// How a font answers to the text sizes that people choose.
enum FontKind: Hashable {
    /// It follows them, in a style if the code states one.
    case scaled(style: String?)
    /// It is made by one constructor with a size that is a number.
    case fixed(Font)
    /// The code does not tell.
    case unknown
}

// Colours, fonts, traits and pictures.
extension ValueReader {
    /// How a font answers to text sizes.
    func font(_ expression: CodeNode) -> FontKind {
        let found = outcome(of: expression, as: .font)
        guard found.states == .isFilled else { return .unknown }
        return found.exact == .something
            ? .scaled(style: nil)
            : found.known?.font.map { $0.style == nil ? .fixed($0) : .scaled(style: $0.style) } ?? .unknown
    }

    /// How the fonts of an attributed text answer to text sizes; nil where code states none, or some of each kind.
    func attributedFont(_ expression: CodeNode) -> FontKind? {
        var found: Set<FontKind> = []
        var seen: Set<CodeNode> = []
        var open = [expression]
        let before = passed
        defer { passed = before }
        while let next = open.popLast(), seen.count < ValueReader.mostParts {
            guard seen.insert(next).inserted else { continue }
            let tree = app.tree(next.file)
            if let value = fontAttribute(at: next) { found.insert(font(value)) }
            if tree[next.id].kind == .name, let binding = app.binding(of: next), case .variable = binding.source {
                open.append(next.at(binding.node))
                // `text.addAttribute(.font, value: font, range: all)`
                open += app.mentions(ofBinding: binding.node, in: next.file).compactMap { tree.node(.member, on: $0) }
                    .map { next.at(tree[$0].parent) }
            }
            if tree[next.id].kind == .call {
                for function in resolver.functions(calledBy: next).map({ app[$0] }) {
                    passed.merge(arguments(of: next, to: function)) { $1 }
                    open += function.body.map { [function.node.at($0)] } ?? []
                }
            }
            open += tree.children(of: next.id).map(next.at)
        }
        if found.count == 1 { return found.first == .unknown ? nil : found.first }
        guard !found.isEmpty else { return nil }
        if found.allSatisfy({ if case .scaled = $0 { true } else { false } }) { return .scaled(style: nil) }
        return found.allSatisfy { if case .fixed = $0 { true } else { false } } ? .fixed(Font()) : nil
    }

    /// Whether an attributed text that the code makes has no font of its own: it is made of a string, with attributes
    /// that are written out, and a variable that holds it gets no other attributes.
    func hasNoFont(_ expression: CodeNode) -> Bool {
        let tree = app.tree(expression.file)
        if tree[expression.id].kind == .call { return isMadeWithoutFont(expression) }
        guard tree[expression.id].kind == .name, let binding = app.binding(of: expression),
            case .variable = binding.source, let initial = self.expression(of: expression.at(binding.node)),
            resolver.assignments(to: binding, in: expression.file).isEmpty, isMadeWithoutFont(initial)
        else { return false }
        return app.mentions(ofBinding: binding.node, in: expression.file).allSatisfy { mention in
            if mention == expression.id { return true }
            guard let member = tree.node(.member, on: mention) else { return false }
            guard ValueReader.addingAttributes.contains(tree.name(of: member)) else {
                return ["string", "length"].contains(tree.name(of: member))
            }
            return tree.node(.call, on: member).map { !mayStateFont(expression.at($0)) } ?? false
        }
    }

    private func isMadeWithoutFont(_ call: CodeNode) -> Bool {
        let reference = Reference(call, in: app)
        return app.node(call).kind == .call && reference["string"] != nil && !mayStateFont(call)
            && ["NSAttributedString", "NSMutableAttributedString"].contains(reference.name)
    }

    /// Whether a call passes attributes that are not written out, or a font among them.
    private func mayStateFont(_ call: CodeNode) -> Bool {
        let tree = app.tree(call.file)
        return tree.children(of: call.id, .argument).contains { argument in
            let value = tree[argument].firstChild
            guard value >= 0, !["string", "range", "value"].contains(tree.name(of: argument)) else { return false }
            let isList = tree[value].kind == .dictionary
            let keys =
                isList ? tree.children(of: value).enumerated().filter { $0.offset.isMultiple(of: 2) } : [(0, value)]
            return !(isList || [.member, .name].contains(tree[value].kind))
                || !keys.allSatisfy { ValueReader.otherAttributes.contains(tree.name(of: $0.element)) }
        }
    }

    private static let addingAttributes: Set<String> = ["addAttribute", "addAttributes", "setAttributes"]
    /// The attributes of a text that set no font.
    private static let otherAttributes = FlowWords.set(
        "foregroundColor backgroundColor kern paragraphStyle link underlineStyle underlineColor strikethroughStyle "
            + "strikethroughColor strokeColor strokeWidth shadow baselineOffset ligature tracking "
            + "NSForegroundColorAttributeName NSBackgroundColorAttributeName NSKernAttributeName "
            + "NSParagraphStyleAttributeName NSLinkAttributeName NSUnderlineStyleAttributeName")

    /// More nodes than an attributed text is made of.
    private static let mostParts = 2_000

    /// The value behind the key for fonts, in a dictionary of attributes or a call that adds one.
    private func fontAttribute(at key: CodeNode) -> CodeNode? {
        let tree = app.tree(key.file)
        guard ["font", "NSFontAttributeName"].contains(tree.name(of: key.id)), tree[key.id].parent >= 0 else {
            return nil
        }
        let parent = tree[key.id].parent
        if tree[parent].kind == .dictionary {
            let place = Array(tree.children(of: parent)).firstIndex(of: key.id) ?? 1
            return place.isMultiple(of: 2) && tree[key.id].next >= 0 ? key.at(tree[key.id].next) : nil
        }
        let call = tree[parent].parent
        guard tree[parent].kind == .argument, call >= 0, tree[call].kind == .call,
            tree.name(of: tree[call].firstChild).hasPrefix("addAttribute")
        else { return nil }
        let value = tree.children(of: call).first { tree.name(of: $0) == "value" }
        return value.flatMap { tree[$0].firstChild >= 0 ? key.at(tree[$0].firstChild) : nil }
    }

    /// Whether an image may be a symbol of the system: not if each picture that it may be is loaded by a name of the
    /// app’s.
    func mayBeSymbol(_ expression: CodeNode) -> Bool {
        var open = [expression]
        var seen: Set<CodeNode> = []
        for _ in 0..<ValueReader.mostParts {
            guard let next = open.popLast() else { return false }
            guard seen.insert(next).inserted, app.node(next).kind != .constant, !isOfCatalogue(next) else { continue }
            if let parts = alternatives(of: next), !parts.isEmpty {
                open += parts
                continue
            }
            switch app.node(next).kind {
            case .call, .macro:
                let reference = Reference(next, in: app)
                if reference.arguments?.contains(where: { ValueReader.namesOfPictures.contains($0.key) }) == true {
                    continue
                }
                if let made = returned(by: next) {
                    open += made
                } else if ValueReader.restyling.contains(reference.name), let base = reference.base {
                    open.append(base)
                } else if !ValueReader.drawnPictures.contains(reference.name) {
                    return true
                }
            case .member:
                guard let made = contents(ofMember: next) else { return true }
                open += made
            default: return true
            }
        }
        return true
    }

    /// What the app's functions return that a call runs; nil where one of them is not read.
    private func returned(by call: CodeNode) -> [CodeNode]? {
        let found = resolver.functions(calledBy: call).flatMap { resolver.returned(by: app[$0]) }
        return found.isEmpty ? nil : found
    }

    /// What the app's property that an expression names may come to; nil where it is not read.
    private func contents(ofMember member: CodeNode) -> [CodeNode]? {
        let reference = Reference(member, in: app)
        guard let base = reference.base, let all = app.propertiesByOwner[app.symbol(reference.name)] else { return nil }
        let type = type(namedBy: base) ?? resolver.resolve(base).type.name
        let properties = type == .none ? [] : app.related(all, to: type).map { app.properties[$0] }
        var found: [CodeNode] = []
        for property in properties {
            let getter = property.accessors.lazy.map { self.app[$0] }.first { $0.kind == .getter }
            if let getter, getter.body != nil {
                found += resolver.returned(by: getter)
            } else if property.isConstant, let initial = property.initial {
                found.append(property.node.at(initial))
            } else {
                return nil
            }
        }
        return found.isEmpty ? nil : found
    }

    /// What a member is given of an object where code makes it with an argument of that name; nil where that is not
    /// seen: `Style(font: .title, color: .black).font`.
    func given(_ member: String, to object: CodeNode) -> [CodeNode]? {
        var (found, open, seen): ([CodeNode], [CodeNode], Set<CodeNode>) = ([], [object], [])
        while let next = open.popLast(), seen.count < ValueReader.mostPictures {
            guard seen.insert(next).inserted else { continue }
            let tree = app.tree(next.file)
            var made = alternatives(of: next)
            switch tree[next.id].kind {
            case .member: made = contents(ofMember: next)
            case .call where resolver.typesKept(by: next) != nil:
                let argument = tree.children(of: next.id, .argument).first { tree.name(of: $0) == member }
                guard let value = argument.flatMap(tree.expression) else { return nil }
                found.append(next.at(value))
                continue
            case .call: made = returned(by: next)
            default: break
            }
            guard let made, !made.isEmpty else { return nil }
            open += made
        }
        return open.isEmpty && !found.isEmpty ? found : nil
    }

    /// Whether code states a number: it writes it, or passes one in each call of the function whose parameter it is.
    private func isStated(_ number: CodeNode) -> Bool {
        if fraction(number) != nil { return true }
        let (tree, binding) = (app.tree(number.file), app.binding(of: number))
        func areStated(_ numbers: [CodeNode]?) -> Bool {
            numbers.map { !$0.isEmpty && $0.allSatisfy(isStated) } ?? false
        }
        if tree[number.id].kind == .name, let binding, case .parameter(let function, _) = binding.source {
            let parameter = number.at(binding.node)
            if let argument = passed[parameter] { return argument != number && isStated(argument) }
            return stated(parameter, meanwhile: true) { areStated(given(to: parameter, of: function)) }
        }
        // The sizes of an enumeration.
        if tree[number.id].kind == .member { return tree.name(of: number.id) == "rawValue" }
        let isSum = tree[number.id].kind == .binary
        return areStated(isSum ? tree.children(of: number.id).map(number.at) : alternatives(of: number))
    }

    /// What calls pass for a parameter, or its default; nil where something but calls names the function.
    private func given(to parameter: CodeNode, of id: FunctionID) -> [CodeNode]? {
        let function = app[id]
        guard function.kind == .function else { return nil }
        var found = expression(of: parameter).map { [$0] } ?? []
        for mention in app.mentions(of: function.name) {
            let call = app.tree(mention.file).node(.call, on: mention.id).map(mention.at)
            guard let call else { return nil }
            let isMeant = resolver.functions(calledBy: call).contains(id)
            if isMeant, let value = arguments(of: call, to: function)[parameter] { found.append(value) }
        }
        return found
    }

    /// What a call passes, by the parameters.
    func arguments(of call: CodeNode, to function: CodeFunction) -> [CodeNode: CodeNode] {
        let parameters = app.tree(function.node.file).children(of: function.node.id, .parameter).map(function.node.at)
        let values = app.tree(call.file).passed(to: call.id).map(call.at)
        return zip(resolver.positions(of: call, in: function) ?? [], values).reduce(into: [:]) { passed, pair in
            if parameters.indices.contains(pair.0) { passed[parameters[pair.0]] = pair.1 }
        }
    }

    /// Whether it is a picture by a constant that a tool makes of a catalogue: `AppAsset.logo.image`, `R.image.logo()`.
    private func isOfCatalogue(_ picture: CodeNode) -> Bool {
        guard [.member, .call].contains(app.node(picture).kind) else { return false }
        let words = app.text(of: picture).split(separator: ".")
        guard words.count > 2, let root = words.first else { return false }
        return root == "R" && words[1] == "image" || words.last == "image" && root.hasSuffix("Asset")
    }

    /// Functions of UIKit that make a picture of what code drew.
    private static let drawnPictures: Set<String> = ["UIGraphicsGetImageFromCurrentImageContext"]

    /// The names of the pictures that an expression may come to: those by which it loads them, and those of the
    /// constants that hold them.
    func pictureNames(_ expression: CodeNode) -> [String] {
        var (found, open): ([String], [CodeNode]) = ([], [expression])
        for _ in 0..<ValueReader.mostPictures {
            guard let next = open.popLast() else { break }
            open += alternatives(of: next) ?? []
            switch app.node(next).kind {
            case .member, .call, .macro:
                let reference = Reference(next, in: app)
                // What code calls by a name on a Mac may be AppKit's, and is a picture all the same.
                if let name = imageName(next)?.name ?? reference["named"].flatMap({ outcome(of: $0, as: .text).text }),
                    !name.isEmpty
                {
                    found.append(name)
                } else if ValueReader.restyling.contains(reference.name) || reference.name == "image",
                    let base = reference.base
                {
                    open.append(base)
                } else if app.node(next).kind == .member || isOfCatalogue(next),
                    reference.isImplicit || reference.base.map({ isCapital(Reference($0, in: app).name) }) == true
                        || isOfCatalogue(next)
                {
                    // `HabitIcons.lockClosed`, `Asset.tickBlue`
                    found.append(reference.name)
                }
            default: continue
            }
        }
        return found
    }

    /// The expressions that an expression may come to, and what decides between them.
    func choices(_ expression: CodeNode) -> (ends: [CodeNode], conditions: [CodeNode]) {
        var (ends, conditions, open): ([CodeNode], [CodeNode], [CodeNode]) = ([], [], [expression])
        for _ in 0..<ValueReader.mostPictures {
            guard let next = open.popLast() else { break }
            let kind = app.node(next).kind
            if kind == .ternary { conditions += app.tree(next.file).children(of: next.id).prefix(1).map(next.at) }
            if kind != .binary, let parts = alternatives(of: next) { open += parts } else { ends.append(next) }
        }
        return (ends, conditions)
    }

    /// The expressions that an expression chooses between or hands on; nil of any other.
    private func alternatives(of node: CodeNode) -> [CodeNode]? {
        let tree = app.tree(node.file)
        let parts = tree.children(of: node.id).map(node.at)
        switch tree[node.id].kind {
        case .ternary: return Array(parts.suffix(2))
        case .binary where tree.name(of: node.id) == "??": return parts
        case .cast, .prefix, .postfix: return Array(parts.prefix(1))
        case .name:
            return app.binding(of: node).flatMap { passed[node.at($0.node)] }.map { [$0] } ?? values(ofVariable: node)
        default: return nil
        }
    }

    /// What a name that means a local variable is given, at first and later; nil for any other name.
    private func values(ofVariable name: CodeNode) -> [CodeNode]? {
        guard let binding = app.binding(of: name), case .variable = binding.source else { return nil }
        let initial = expression(of: name.at(binding.node)).map { [$0] } ?? []
        return initial + resolver.assignments(to: binding, in: name.file).map(name.at)
    }

    /// More pictures than one expression chooses between.
    private static let mostPictures = 64

    private static let namesOfPictures = FlowWords.set(
        "named resource resourceName imageLiteralResourceName imageNamed")
    /// The methods of an image that give the same picture, drawn in another way, and those of a font that give it in
    /// another size.
    static let restyling = FlowWords.set(
        "withRenderingMode imageWithRenderingMode withTintColor withConfiguration withAlignmentRectInsets "
            + "imageFlippedForRightToLeftLayoutDirection withHorizontallyFlippedOrientation resizableImage withSize "
            + "fontWithSize")

    /// What Apple’s names for colours, fonts, traits and pictures stand for; nil for any other name.
    func knownLook(_ reference: Reference, _ sort: ValueSort) -> ValueOutcome? {
        switch sort {
        case .color: color(reference).map { ValueOutcome(.color($0)) }
        case .font: knownFont(reference)
        case .traits:
            word(reference, of: "UIAccessibilityTraits", "UIAccessibilityTrait")
                .flatMap(Traits.init(named:)).map { ValueOutcome(.traits($0)) }
        case .contentType: word(reference, of: "UITextContentType", "UITextContentType").map { ValueOutcome(.text($0)) }
        case .image, .symbol: image(reference, sort)
        case .text, .other: nil
        }
    }

    /// A name that the app does not declare: what a type has or makes is not nil, what an object has is data.
    func undeclaredLook(_ reference: Reference, _ sort: ValueSort) -> ValueOutcome {
        if reference.isImplicit { return .filled }
        // `image.withRenderingMode(…)`; what the app draws with a picture has another name, or none.
        let isOwn = app.functionsByOwner[app.symbol(reference.name)] != nil
        let isPicture = [.image, .symbol].contains(sort) && (!isOwn || ValueReader.restyling.contains(reference.name))
        let image = isPicture ? reference.base.map { outcome(of: $0, as: sort) } : nil
        if let image, image.exact != nil { return image }
        guard isCapital(reference.name) || reference.base.flatMap(type(namedBy:)) != nil else { return .unknown }
        // A declaration of that name may be the one that is meant.
        let name = app.symbol(reference.name)
        return app.propertiesByOwner[name] == nil && app.functionsByOwner[name] == nil ? .filled : .unknown
    }

    /// The word of a constant: `emailAddress` of `.emailAddress` and `UITextContentTypeEmailAddress`.
    private func word(_ reference: Reference, of type: String, _ prefix: String) -> String? {
        guard reference.arguments == nil else { return nil }
        if reference.isImplicit || typeName(reference.base) == type { return reference.name }
        guard reference.base == nil, reference.name.hasPrefix(prefix) else { return nil }
        let stem = reference.name.dropFirst(prefix.count)
        return stem.isEmpty ? nil : stem.prefix(1).lowercased() + stem.dropFirst()
    }

    /// Literal colours: channels as numbers, white with alpha, and the fixed colours of UIKit.
    private func color(_ reference: Reference) -> Color? {
        let (name, arguments) = (reference.name, reference.arguments ?? [])
        if arguments.isEmpty {
            guard reference.isImplicit || typeName(reference.base) == "UIColor" else { return nil }
            return ValueReader.fixedColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
                .map { Color(red: $0[0], green: $0[1], blue: $0[2]) }
        }
        if name.hasSuffix("ithAlphaComponent"), let alpha = fraction(arguments[0].value) {
            let color = reference.base.flatMap { outcome(of: $0, as: .color).known?.color }
            return color.map { Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) }
        }
        guard ["UIColor", "init", "colorWith", "#colorLiteral"].contains(where: name.hasPrefix) else { return nil }
        var channels: [String: Double] = [:]
        for argument in arguments {
            guard let number = fraction(argument.value), (0...1).contains(number) else { return nil }
            channels[argument.key] = number
        }
        guard let alpha = channels["alpha"] else { return nil }
        let parts = ["red", "green", "blue"].compactMap { channels["white"] ?? channels[$0] }
        return parts.count < 3 ? nil : Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// A number, or one divided by another: `51 / 255.0`.
    private func fraction(_ node: CodeNode) -> Double? {
        var node = node
        for _ in 0..<ValueReader.mostPictures {
            guard app.node(node).kind == .name, let binding = app.binding(of: node),
                let argument = passed[node.at(binding.node)]
            else { break }
            node = argument
        }
        let tree = app.tree(node.file)
        guard tree[node.id].kind == .binary, tree.name(of: node.id) == "/" else {
            return outcome(of: node, as: .other).known?.number
        }
        let parts = tree.children(of: node.id).compactMap { outcome(of: node.at($0), as: .other).known?.number }
        return parts.count == 2 && parts[1] > 0 ? parts[0] / parts[1] : nil
    }

    /// The channels of UIColor's fixed colours. Source: Apple's reference.
    private static let fixedColors: [String: [Double]] = [
        "black": [0, 0, 0], "white": [1, 1, 1], "darkGray": [1 / 3, 1 / 3, 1 / 3], "gray": [0.5, 0.5, 0.5],
        "lightGray": [2 / 3, 2 / 3, 2 / 3], "red": [1, 0, 0], "green": [0, 1, 0], "blue": [0, 0, 1],
        "cyan": [0, 1, 1], "yellow": [1, 1, 0], "magenta": [1, 0, 1], "orange": [1, 0.5, 0],
        "purple": [0.5, 0, 0.5], "brown": [0.6, 0.4, 0.2],
    ]

    /// The functions of UIFont that give a font of the system in a size, in both languages.
    private static let systemFonts = FlowWords.set(
        "systemFont boldSystemFont italicSystemFont monospacedSystemFont monospacedDigitSystemFont "
            + "systemFontOfSize boldSystemFontOfSize italicSystemFontOfSize monospacedSystemFontOfSize "
            + "monospacedDigitSystemFontOfSize")

    /// Fonts of a text style or of a fixed size. Those that scale in an unknown style are exactly something.
    private func knownFont(_ reference: Reference) -> ValueOutcome? {
        let name = reference.name
        let scaled = ValueOutcome(states: .isFilled, exact: .something)
        if name.hasPrefix("scaledFont") { return scaled }
        guard reference.base == nil || typeName(reference.base) == "UIFont" else { return nil }
        if name.hasPrefix("preferredFont"), let style = reference["style"] {
            return word(Reference(style, in: app), of: "TextStyle", "UIFontTextStyle")
                .map { ValueOutcome(.font(Font(style: $0))) } ?? scaled
        }
        let isOfSystem = ValueReader.systemFonts.contains(name)
        let isMade = isOfSystem || ["UIFont", "init", "fontWithName"].contains(name)
        guard isMade, let size = reference["size"] else { return nil }
        if Reference(size, in: app).name.hasPrefix("scaledValue") { return scaled }
        let family = reference["name"]
        let points = fraction(size)
        // A size that is computed may be that of a font that scales.
        guard isOfSystem || family != nil, points.map({ $0 > 0 }) ?? isStated(size) else { return .filled }
        let weight = reference["weight"].map { Reference($0, in: app).name } ?? ""
        let isBold = name.hasPrefix("bold") || ["bold", "heavy", "UIFontWeightBold"].contains(weight)
        let file = family.flatMap { outcome(of: $0, as: .text).text }
        return ValueOutcome(.font(Font(size: points, bold: isBold ? true : nil, name: file)))
    }

    /// A picture that is loaded by its name, read as a picture of the app or as a symbol of the system.
    private func image(_ reference: Reference, _ sort: ValueSort) -> ValueOutcome? {
        let makers = ["UIImage", "init", "#imageLiteral", "imageNamed", "systemImageNamed"]
        guard makers.contains(reference.name) || typeName(reference.base) == "UIImage" else { return nil }
        // A constant for each symbol, as libraries have them: `UIImage(systemSymbol: .arrowUturnLeft)`.
        if let constant = reference["systemSymbol"].map({ Reference($0, in: app) }), constant.isImplicit {
            return sort == .symbol ? ValueOutcome(.text(ValueReader.symbol(named: constant.name))) : .filled
        }
        let symbol = reference["systemName"]
        let name = symbol ?? reference["named"] ?? reference["resourceName"] ?? reference["imageLiteralResourceName"]
        let resource = reference["resource"]
        guard name ?? resource != nil else { return nil }
        let text = name.map { outcome(of: $0, as: .text).text } ?? resource.map { Reference($0, in: app).name }
        guard let text, !text.isEmpty, (symbol != nil) == (sort == .symbol) else { return .filled }
        return ValueOutcome(.text(text))
    }

    /// The symbol of a constant: `arrow.uturn.left` of `arrowUturnLeft`.
    static func symbol(named constant: String) -> String {
        constant.reduce(into: "") { name, character in
            if character.isUppercase || character.isNumber && name.last?.isNumber == false { name.append(".") }
            name += character.lowercased()
        }
    }
}
