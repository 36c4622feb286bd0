// Names that programmers give: functions and classes.

extension Words {
    /// The words of a name in code, in small letters: `deleteRow` and `delete_row` are “delete” and “row”.
    static func parts(ofIdentifier name: String) -> [String] {
        var parts = [""]
        var previous: Character = " "
        for character in name {
            let isLetter = character.isLetter || character.isNumber
            let isHump = character.isUppercase && !previous.isUppercase
            if !isLetter || isHump, parts.last?.isEmpty == false { parts.append("") }
            if isLetter { parts[parts.count - 1].append(character) }
            previous = character
        }
        return parts.filter { !$0.isEmpty }.map { $0.lowercased() }
    }
}
