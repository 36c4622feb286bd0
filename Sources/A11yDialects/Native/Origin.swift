// What another kind of file knew of a screen and its elements, where it was converted into this format.

import A11yModel

extension Element {
    /// Sets what a property says about how settled the element is, and who makes it.
    mutating func settle(_ property: Property, _ value: Value) {
        switch property {
        case .slot: slot = value.text.flatMap(Slot.init)
        case .macRole: macRole = MacRole(value.text ?? "", value: macRole?.value ?? "")
        case .macValue: macRole = MacRole(macRole?.word ?? "", value: value.text ?? "")
        case .fixedSides:
            let names = value.texts ?? []
            fixedSides = Sides(Sides.names.filter { names.contains($0.name) }.map(\.side))
        default: if value.flag == true { settle(property) }
        }
    }

    private mutating func settle(_ property: Property) {
        switch property {
        case .outlet: doubts.insert(.code)
        case .prototype: doubts.insert(.template)
        case .autoLayout: doubts.insert(.layout)
        case .builtInName: hasBuiltInName = true
        case .handlesTouch: hasHandler = true
        case .system: isSystem = true
        default: break
        }
    }
}

extension ScreenReader {
    /// Applies the keys of a screen that was read from another kind of file.
    mutating func applyOrigin(_ read: [String: Value]) {
        if let input = read["input"]?.text.flatMap(Input.init) { screen.input = input }
        screen.isWhole = read["whole"]?.flag ?? true
        screen.isEmbedded = read["embedded"]?.flag ?? false
        screen.isPartial = read["partial"]?.flag ?? false
        screen.cut = read["cut"]?.text
        screen.customClass = read["customClass"]?.text
        if screen.customClass != nil { screen.doubts.insert(.code) }
    }

    /// Marks the elements of a description that says too little, once all of them are read.
    mutating func markPartial() {
        if screen.isPartial || screen.cut != nil { screen.markPartial() }
        if let cut = screen.cut { values.add(DumpLimit.problem(cut, at: screen.anchor)) }
    }
}
