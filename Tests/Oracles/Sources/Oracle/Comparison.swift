/// What the comparison of many files found.
struct Comparison {
    /// Counts for facts of one kind.
    struct Count {
        var agreed = 0
        var missing = 0
        var extra = 0
        var unread = 0
    }

    private(set) var counts: [String: Count] = [:]
    private(set) var files = 0
    private(set) var skipped = 0
    private(set) var bytes = 0
    private(set) var unreadBytes = 0
    private(set) var differences: [String] = []
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Compares what is said of a file; `theirs` is nil for a file with errors.
    mutating func add(_ ours: OurFacts, _ theirs: Set<Fact>?, of path: String, _ source: [UInt8]) {
        guard let theirs else {
            skipped += 1
            return
        }
        files += 1
        bytes += source.count
        unreadBytes += ours.unread.reduce(0) { $0 + $1.count }
        for fact in theirs.sorted() {
            if ours.facts.contains(fact) {
                counts[fact.kind, default: Count()].agreed += 1
            } else if ours.unread.contains(where: { $0.contains(fact.start) && fact.end <= $0.upperBound }) {
                counts[fact.kind, default: Count()].unread += 1
            } else {
                counts[fact.kind, default: Count()].missing += 1
                note("missing", fact, path, source)
            }
        }
        for fact in ours.facts.subtracting(theirs).sorted() {
            counts[fact.kind, default: Count()].extra += 1
            note("extra", fact, path, source)
        }
    }

    private mutating func note(_ what: String, _ fact: Fact, _ path: String, _ source: [UInt8]) {
        guard differences.count < limit else { return }
        let before = source[..<min(fact.start, source.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let text = String(decoding: source[start...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        differences.append(
            "\(path):\(line):\(fact.start - start + 1): \(what) \(fact.kind) \(fact.detail) "
                + "[\(fact.start)-\(fact.end)]\n"
                + "    \(text)")
    }

    /// The share of facts on which both agree; 0 if nothing was compared.
    var agreement: Double {
        let agreed = counts.values.reduce(0) { $0 + $1.agreed }
        let all = counts.values.reduce(0) { $0 + $1.agreed + $1.missing + $1.extra }
        return all == 0 ? 0 : Double(agreed) / Double(all)
    }

    /// A table of the counts.
    var report: String {
        func row(_ columns: [String]) -> String {
            zip(columns, [22, 10, 10, 10, 10, 10]).map { column, width in
                String(repeating: " ", count: max(0, width - column.count)) + column
            }.joined(separator: " ")
        }
        var lines = [row(["kind", "compared", "agreed", "missing", "extra", "unread"])]
        var all = Count()
        for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
            lines.append(row([kind] + numbers(count)))
            all.agreed += count.agreed
            all.missing += count.missing
            all.extra += count.extra
            all.unread += count.unread
        }
        lines.append(row(["all"] + numbers(all)))
        lines.append(
            "\(files) files, \(skipped) skipped with errors of their own, \(bytes) bytes, \(unreadBytes) unread, "
                + "\((agreement * 1_000_000).rounded() / 10_000) % agreed")
        return lines.joined(separator: "\n")
    }

    private func numbers(_ count: Count) -> [String] {
        [count.agreed + count.missing, count.agreed, count.missing, count.extra, count.unread].map(String.init)
    }
}
