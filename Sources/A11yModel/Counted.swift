/// A number with its noun: `1 file`, `2 files`; the plural is formed with an s, unless it is given.
package func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
}
