/// A number with its noun: `1 file`, `2 files`; for nouns that form their plural with an s.
public func counted(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
