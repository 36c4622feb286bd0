import A11yModel

/// A finding as an object of the JSON report.
extension JSONWriter {
    /// Writes findings as items of an array.
    mutating func items(_ entries: [Entry]) {
        for entry in entries {
            item()
            write(entry)
        }
    }

    /// Writes all that is known of a finding. Cost: linear in its texts, and that of finding its places.
    mutating func write(_ entry: Entry) {
        let finding = entry.finding
        let lines = entry.report.lines
        object { writer in
            writer.entry("rule", finding.rule)
            writer.entry("severity", finding.severity.rawValue)
            writer.entry("confidence", finding.confidence.rawValue)
            writer.entry("message", finding.message)
            writer.entry("path", entry.report.rootPath)
            writer.entry("range", finding.range, in: lines)
            writer.entry("screen", finding.screen.isEmpty ? nil : finding.screen)
            writer.entry("element", finding.element)
            writer.entry("property", finding.property?.rawValue)
            writer.entry("count", finding.repeats.count + 1)
            writer.key("related")
            writer.array { for place in finding.others { $0.item(place, in: lines) } }
            writer.key("criteria")
            writer.array { for criterion in finding.criteria { $0.item(criterion) } }
            writer.key("measured")
            writer.object { facts in
                for (name, fact) in finding.measured.sorted(by: { $0.key < $1.key }) { facts.entry(name, fact) }
            }
            writer.key("help")
            writer.object { $0.entry("text", finding.remedy) }
            writer.key("fix")
            writer.write(finding.fix, fixing: finding.fixing, in: lines)
            writer.entry("fingerprint", entry.fingerprint)
            writer.entry("baseline", finding.acceptance?.means == .baseline ? "known" : "new")
            if let acceptance = finding.acceptance { writer.entry("acceptance", acceptance, in: lines) }
        }
    }

    /// Why the finding does not count.
    private mutating func entry(_ key: String, _ acceptance: Acceptance, in lines: LineTable) {
        self.key(key)
        object { writer in
            writer.entry("means", acceptance.means.rawValue)
            writer.entry("reason", acceptance.reason)
            writer.entry("until", acceptance.until?.description)
            if let range = acceptance.range {
                writer.entry("range", range, in: lines)
            } else {
                writer.entry("range", .null)
            }
        }
    }

    private mutating func entry(_ key: String, _ range: SourceRange, in lines: LineTable) {
        self.key(key)
        object { writer in
            writer.entry("start", range.start, in: lines)
            writer.entry("end", range.end, in: lines)
        }
    }

    private mutating func entry(_ key: String, _ offset: Int, in lines: LineTable) {
        self.key(key)
        let place = lines.place(of: offset)
        object { writer in
            writer.entry("line", place.line)
            writer.entry("column", place.column)
            writer.entry("offset", offset)
        }
    }

    private mutating func entry(_ key: String, _ element: ElementReference?) {
        self.key(key)
        guard let element else { return write(.null) }
        object { writer in
            writer.entry("type", element.type)
            writer.entry("id", element.id)
            writer.entry("path", element.path)
            writer.entry("name", element.name)
        }
    }

    private mutating func item(_ place: RelatedPlace, in lines: LineTable) {
        item()
        object { writer in
            writer.entry("message", place.message)
            writer.entry("range", place.range, in: lines)
        }
    }

    private mutating func item(_ criterion: Criterion) {
        item()
        object { writer in
            writer.entry("standard", criterion.standard.rawValue)
            writer.entry("id", criterion.number)
            writer.entry("level", criterion.level.isEmpty ? nil : criterion.level)
        }
    }

    private mutating func entry(_ key: String, _ fact: Fact) {
        switch fact {
        case .text(let text): entry(key, text)
        case .number(let number): entry(key, JSON.number(number))
        case .list(let texts): entry(key, .array(texts.map(JSON.text)))
        }
    }

    /// How far the program may go; edits and what they do are given where the program can make them.
    private mutating func write(_ fix: Fix?, fixing: Fixability, in lines: LineTable) {
        object { writer in
            writer.entry("applicability", fixing.word)
            writer.entry("description", fix?.description)
            writer.key("edits")
            writer.array { for edit in fix?.edits ?? [] { $0.item(edit, in: lines) } }
        }
    }

    private mutating func item(_ edit: Edit, in lines: LineTable) {
        item()
        object { writer in
            writer.entry("start", edit.range.start, in: lines)
            writer.entry("end", edit.range.end, in: lines)
            writer.entry("text", edit.text)
        }
    }
}

extension Fixability {
    /// The word of reports for programs.
    var word: String { self == .none ? "manual" : rawValue }
}
