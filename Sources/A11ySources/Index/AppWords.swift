/// The words of all files of an app, by which the files are chosen that are read as code. A file that cannot be read
/// may hold every word.
struct AppWords: Sendable {
    /// A word of a file.
    private struct Entry {
        let hash: UInt32
        let file: Int32
    }

    /// The words of all files by the high bits of their hashes, those of one group by file.
    private let entries: [Entry]
    /// Where the words of each group start in the list, with its end.
    private let starts: [Int32]
    private let shift: UInt32
    private let unreadable: [Int]
    private let count: Int

    /// Of files by their numbers; nil stands for one that cannot be read.
    init(_ files: [FileWords?]) {
        count = files.count
        unreadable = files.indices.filter { files[$0] == nil }
        let total = files.reduce(0) { $0 + ($1?.hashes.count ?? 0) }
        var bits: UInt32 = 4
        while bits < 24, 1 << bits < total { bits += 1 }
        let shift = 32 - bits
        self.shift = shift
        var starts = [Int32](repeating: 0, count: (1 << bits) + 1)
        for file in files { for hash in file?.hashes ?? [] { starts[Int(hash >> shift) + 1] += 1 } }
        for group in starts.indices.dropFirst() { starts[group] += starts[group - 1] }
        self.starts = starts
        var entries = [Entry](repeating: Entry(hash: 0, file: 0), count: total)
        for (number, file) in files.enumerated() {
            for hash in file?.hashes ?? [] {
                entries[Int(starts[Int(hash >> shift)])] = Entry(hash: hash, file: Int32(number))
                starts[Int(hash >> shift)] += 1
            }
        }
        self.entries = entries
    }

    /// The numbers of the files that mention a word, also in strings and comments.
    func numbers(mentioning word: String) -> [Int] { numbers(of: FileWords.hashes(of: word)) }

    /// The numbers of the files that may declare a type of this name, or another name of one.
    func numbers(declaring type: String) -> [Int] {
        numbers(of: FileWords.hashes(of: type).map(FileWords.declared))
    }

    /// The numbers of the files that may declare a type which inherits one of this name.
    func numbers(inheriting type: String) -> [Int] {
        numbers(of: FileWords.hashes(of: type).map(FileWords.inherited))
    }

    /// The numbers of the files that hold all these words. A name with other letters than those of ASCII consists of
    /// several words, or of none.
    private func numbers(of hashes: [UInt32]) -> [Int] {
        guard let first = hashes.first else { return Array(0..<count) }
        var found = numbers(of: first)
        for hash in hashes.dropFirst() {
            let others = Set(numbers(of: hash))
            found.removeAll { !others.contains($0) }
        }
        return unreadable.isEmpty ? found : (found + unreadable).sorted()
    }

    private func numbers(of hash: UInt32) -> [Int] {
        let group = Int(hash >> shift)
        return entries[Int(starts[group])..<Int(starts[group + 1])].compactMap { $0.hash == hash ? Int($0.file) : nil }
    }
}
