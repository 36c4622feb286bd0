import A11yModel

/// Handling of each event.
extension YAMLTreeParser {
    /// A scalar: a key, a value, an item, or a document.
    mutating func scalar(_ event: YAMLEvent) {
        let range = range(of: event)
        comments.pass(range, isBlock: event.style == .block, in: bytes)
        lastEnd = max(lastEnd, range.end)
        let isPlain = event.style == .plain && YAMLTreeParser.isPlain(tag: event.tag)
        if expectsKey {
            let quote = event.style == .quoted ? 1 : 0
            let name =
                standsThere(event, at: range)
                ? builder.intern(bytes, range.start + quote, range.end - quote)
                : builder.intern(text(of: event, at: range))
            setKey(name, range, isMerge: isPlain && builder.name(name) == "<<")
            if let anchor = event.anchor { anchors[anchor] = Anchor(index: StoredNode.none, text: builder.name(name)) }
            return
        }
        guard builder.count < mostValues else { return stop(at: .values, range) }
        // A document marker with nothing behind it is not a document.
        let length = event.text?.count ?? range.end - range.start
        if openCollections.isEmpty, isPlain, length == 0 { return }
        var record = StoredNode(kind: .scalar, start: UInt32(range.start), end: UInt32(range.end))
        (record.spelling, record.payload) = spelling(of: event, at: range, isPlain: isPlain)
        let size = 1 + length / Limit.bytesOfValue
        let index = place(record, size: size)
        if let anchor = event.anchor {
            anchors[anchor] = Anchor(
                index: index ?? StoredNode.none, text: text(of: event, at: range), size: size)
        }
    }

    /// An alias: a record that refers to the anchored one. Rejected if the expanded tree would exceed a limit.
    mutating func alias(_ event: YAMLEvent) {
        let range = SourceRange(event.start, event.end)
        let name = event.anchor ?? ""
        lastEnd = max(lastEnd, range.end)
        guard let anchor = anchors[name] else {
            report("`&\(name)` expected before `*\(name)`: nothing has this name", at: range)
            return leaveOut(range)
        }
        if expectsKey {
            guard let text = anchor.text else { return rejectKey(range) }
            return setKey(builder.intern(text), range, isMerge: false)
        }
        if anchor.isOpen {
            report("`*\(name)` must not stand inside of `&\(name)`: it would contain itself", at: range)
            return leaveOut(range)
        }
        guard openCollections.count + anchor.height <= deepest else { return stop(at: .nesting, range) }
        guard expandedNodes + anchor.size <= limits[.aliasedValues] else {
            stop(at: .aliasedValues, range)
            return leaveOut(range)
        }
        var record = StoredNode(kind: .scalar, start: UInt32(range.start), end: UInt32(range.end))
        if anchor.index != StoredNode.none {
            (record.spelling, record.payload) = (.alias, anchor.index)
        } else if let text = anchor.text {
            (record.spelling, record.payload) = (.stored, builder.store(text))
        } else {
            return leaveOut(range)
        }
        // Merged entries are one level higher than their alias.
        let isMerge = openCollections.last?.key?.isMerge ?? false
        _ = place(record, size: anchor.size, height: isMerge ? anchor.height - 1 : anchor.height)
    }

    /// The start of a sequence or mapping.
    mutating func open(_ kind: Node.Kind, _ event: YAMLEvent) {
        let start = contentStart(of: event)
        let bracket = SourceRange(start, min(start + 1, bytes.count))
        guard openCollections.count < deepest else { return stop(at: .nesting, bracket) }
        guard builder.count < mostValues else { return stop(at: .values, bracket) }
        var index = StoredNode.none
        if expectsKey {
            rejectKey(bracket)
        } else {
            let record = StoredNode(kind: kind, start: UInt32(start), end: UInt32(start))
            index = place(record, size: 0, height: 0) ?? StoredNode.none
        }
        openCollections.append(
            OpenCollection(
                index: index, kind: kind, style: event.style, anchor: event.anchor,
                firstFormerOwner: formerOwners.count))
        expandedNodes += 1
        if let anchor = event.anchor { anchors[anchor] = Anchor(index: index, isOpen: true) }
        lastEnd = max(lastEnd, bracket.end)
    }

    /// The end of the innermost collection.
    mutating func close(at end: Int) {
        guard let collection = openCollections.popLast() else { return }
        lastEnd = max(lastEnd, end)
        while formerOwners.count > collection.firstFormerOwner {
            let former = formerOwners.removeLast()
            owners[Int(former.name)] = former.owner
        }
        if collection.index != StoredNode.none {
            let end = UInt32(lastEnd)
            builder.update(collection.index) { $0.end = max($0.start, end) }
            merge(collection.mergeEntries, into: collection.index)
        }
        if let anchor = collection.anchor {
            anchors[anchor] = Anchor(index: collection.index, size: collection.size, height: collection.height)
        }
        grow(size: collection.size, height: collection.height)
    }

    /// Adds a record where the next node belongs; nil if its key or its collection is left out.
    private mutating func place(_ record: StoredNode, size: Int = 1, height: Int = 1) -> Int32? {
        expandedNodes += size
        grow(size: size, height: height)
        guard let top = openCollections.indices.last else { return builder.add(record, to: nil) }
        let parent = openCollections[top].index
        guard openCollections[top].kind == .mapping else {
            return parent == StoredNode.none ? nil : builder.add(record, to: parent)
        }
        guard let key = openCollections[top].key else { return nil }
        openCollections[top].key = nil
        guard key.name != StoredNode.none, parent != StoredNode.none else { return nil }
        var record = record
        record.isEntry = true
        record.name = key.name
        record.nameStart = UInt32(key.range.start)
        record.nameEnd = UInt32(key.range.end)
        let index = builder.add(record, to: parent)
        if key.isMerge { openCollections[top].mergeEntries.append(index) }
        if openCollections[top].mergeEntries.count > YAMLTreeParser.mostMerges {
            report("at most \(YAMLTreeParser.mostMerges) merge keys in a mapping expected", at: key.range)
            isStopped = true
        }
        return index
    }

    private mutating func grow(size: Int, height: Int) {
        guard let top = openCollections.indices.last else { return }
        openCollections[top].size += size
        openCollections[top].height = max(openCollections[top].height, height + 1)
    }
}

/// The keys of mappings.
extension YAMLTreeParser {
    private var expectsKey: Bool {
        // In place, since a copy of the collection would cost more than the rest of reading a key.
        guard let top = openCollections.indices.last else { return false }
        return openCollections[top].kind == .mapping && openCollections[top].key == nil
    }

    private mutating func setKey(_ name: Int32, _ range: SourceRange, isMerge: Bool) {
        guard let top = openCollections.indices.last else { return }
        let mapping = openCollections[top].index
        openCollections[top].key = MappingKey(name: name, range: range, isMerge: isMerge)
        guard mapping != StoredNode.none, !isMerge else { return }
        while owners.count < builder.nameCount { owners.append(StoredNode.none) }
        if owners[Int(name)] == mapping { return reportSecond(name, range, in: mapping) }
        formerOwners.append((name, owners[Int(name)]))
        owners[Int(name)] = mapping
    }

    private mutating func reportSecond(_ name: Int32, _ range: SourceRange, in mapping: Int32) {
        let sentence = "`\(builder.name(name))` stands here twice: only the first counts"
        let first = builder.entryName(name, in: mapping)
        report(sentence, at: range, unchecked: "the second", related: first.map(RelatedPlace.first))
    }

    /// Reports a key that is not a scalar. Its value is left out, too.
    private mutating func rejectKey(_ range: SourceRange) {
        guard let top = openCollections.indices.last else { return }
        openCollections[top].key = MappingKey(name: StoredNode.none, range: range, isMerge: false)
        report("a word or a text expected as a key, not a collection", at: range, unchecked: "its value")
    }

    /// Leaves out a node that cannot be used: a value with its key, a key with its value.
    private mutating func leaveOut(_ range: SourceRange) {
        guard let top = openCollections.indices.last, openCollections[top].kind == .mapping else { return }
        openCollections[top].key =
            openCollections[top].key == nil ? MappingKey(name: StoredNode.none, range: range, isMerge: false) : nil
    }
}

/// Merge keys: `<<: *defaults`, or a list of aliases.
extension YAMLTreeParser {
    /// The most merge keys in a mapping, which should have one. Each costs the keys of the mapping. Our choice.
    static let mostMerges = 1000

    /// Replaces merge entries by the entries that they merge, behind the mapping's own. An existing key wins.
    mutating func merge(_ entries: [Int32], into mapping: Int32) {
        if entries.isEmpty { return }
        var known = Set(builder.children(of: mapping).map { builder.records[Int($0)].name })
        for entry in entries { merge(entry, into: mapping, beside: &known) }
    }

    private mutating func merge(_ entry: Int32, into mapping: Int32, beside known: inout Set<Int32>) {
        let merged = builder.records[Int(entry)]
        builder.remove(entry, from: mapping)
        guard let sources = mergeSources(entry) else {
            let range = SourceRange(Int(merged.start), Int(merged.end))
            return report(
                "a mapping, or a list of mappings, expected behind `<<`", at: range, unchecked: "what it merges")
        }
        for source in sources {
            for child in builder.children(of: source) where known.insert(builder.records[Int(child)].name).inserted {
                var record = builder.records[Int(child)]
                record.payload = record.spelling == .alias ? record.payload : child
                record.spelling = .alias
                (record.start, record.end) = (merged.start, merged.end)
                (record.nameStart, record.nameEnd) = (merged.nameStart, merged.nameEnd)
                (record.firstChild, record.next) = (StoredNode.none, StoredNode.none)
                _ = builder.add(record, to: mapping)
            }
        }
    }

    /// The mappings that a merge entry refers to; nil if it refers to anything else.
    private func mergeSources(_ entry: Int32) -> [Int32]? {
        let target = resolved(entry)
        switch builder.records[Int(target)].kind {
        case .mapping: return [target]
        case .sequence:
            let items = builder.children(of: target).map(resolved)
            return items.allSatisfy { builder.records[Int($0)].kind == .mapping } ? items : nil
        case .scalar, .element: return nil
        }
    }

    private func resolved(_ index: Int32) -> Int32 {
        let record = builder.records[Int(index)]
        return record.spelling == .alias ? record.payload : index
    }
}
