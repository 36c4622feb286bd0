// Names that programmers give: functions and classes.

extension Words {
    /// The words of a name in code, in small letters: `deleteRow` and `delete_row` are “delete” and “row”, `RGBSlider`
    /// is “rgb” and “slider”.
    package static func parts(ofIdentifier name: String) -> [String] {
        let characters = Array(name)
        var parts = [""]
        for (place, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                parts.append("")
                continue
            }
            let isAfterSmall = place > 0 && !characters[place - 1].isUppercase
            let isBeforeSmall = place + 1 < characters.count && characters[place + 1].isLowercase
            if character.isUppercase, isAfterSmall || isBeforeSmall { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts.filter { !$0.isEmpty }.map { $0.lowercased() }
    }
}
