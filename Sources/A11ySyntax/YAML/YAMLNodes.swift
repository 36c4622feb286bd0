import A11yModel

/// What each event adds to the tree.
extension YAMLReader {
    /// A scalar: a key, a value, an item, or a document of its own.
    mutating func scalar(_ event: YAMLEvent) {
        let range = range(of: event)
        comments.pass(range, isBlock: event.style == .block, in: bytes)
        lastEnd = max(lastEnd, range.end)
        let isPlain = event.style == .plain && YAMLReader.isPlain(tag: event.tag)
        if expectsKey {
            let quote = event.style == .quoted ? 1 : 0
            let name =
                standsThere(event, at: range)
                ? builder.intern(bytes, range.start + quote, range.end - quote)
                : builder.intern(Array(event.text), 0, event.text.count)
            setKey(name, range, isMerge: isPlain && event.text.elementsEqual("<<".utf8))
            if let anchor = event.anchor { anchors[anchor] = Anchor(index: Record.none, text: builder.name(name)) }
            return
        }
        guard builder.count < mostValues else { return stop(at: .values, range) }
        // A document marker with nothing behind it is no document.
        if frames.isEmpty, isPlain, event.text.isEmpty { return }
        var record = Record(kind: .scalar, start: UInt32(range.start), end: UInt32(range.end))
        (record.spelling, record.payload) = spelling(of: event, at: range, isPlain: isPlain)
        let size = 1 + event.text.count / Limit.bytesOfValue
        let index = place(record, size: size)
        if let anchor = event.anchor {
            anchors[anchor] = Anchor(
                index: index ?? Record.none, text: String(decoding: event.text, as: UTF8.self), size: size)
        }
    }

    /// An alias: a record that refers to the anchored one. Refused where writing it out would pass a limit.
    mutating func alias(_ event: YAMLEvent) {
        let range = SourceRange(cursor.offset(ofScalar: event.start), cursor.offset(ofScalar: event.end))
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
        guard frames.count + anchor.height <= deepest else { return stop(at: .nesting, range) }
        guard expandedNodes + anchor.size <= limits[.aliasedValues] else {
            stop(at: .aliasedValues, range)
            return leaveOut(range)
        }
        var record = Record(kind: .scalar, start: UInt32(range.start), end: UInt32(range.end))
        if anchor.index != Record.none {
            (record.spelling, record.payload) = (.alias, anchor.index)
        } else if let text = anchor.text {
            (record.spelling, record.payload) = (.stored, builder.store(text))
        } else {
            return leaveOut(range)
        }
        // What is merged stands one level higher than its alias.
        let isMerge = frames.last?.key?.isMerge ?? false
        _ = place(record, size: anchor.size, height: isMerge ? anchor.height - 1 : anchor.height)
    }

    /// The beginning of a sequence or mapping.
    mutating func open(_ kind: Node.Kind, _ event: YAMLEvent) {
        let start = contentStart(of: event)
        let bracket = SourceRange(start, min(start + 1, bytes.count))
        guard frames.count < deepest else { return stop(at: .nesting, bracket) }
        guard builder.count < mostValues else { return stop(at: .values, bracket) }
        var index = Record.none
        if expectsKey {
            rejectKey(bracket)
        } else {
            let record = Record(kind: kind, start: UInt32(start), end: UInt32(start))
            index = place(record, size: 0, height: 0) ?? Record.none
        }
        frames.append(
            Frame(
                index: index, kind: kind, style: event.style, anchor: event.anchor,
                firstFormerOwner: formerOwners.count))
        expandedNodes += 1
        if let anchor = event.anchor { anchors[anchor] = Anchor(index: index, isOpen: true) }
        lastEnd = max(lastEnd, bracket.end)
    }

    /// The end of the innermost collection.
    mutating func close(at end: Int) {
        guard let frame = frames.popLast() else { return }
        lastEnd = max(lastEnd, end)
        for former in formerOwners[frame.firstFormerOwner...].reversed() { owners[Int(former.name)] = former.owner }
        formerOwners.removeSubrange(frame.firstFormerOwner...)
        if frame.index != Record.none {
            let end = UInt32(lastEnd)
            builder.update(frame.index) { $0.end = max($0.start, end) }
            merge(frame.mergeEntries, into: frame.index)
        }
        if let anchor = frame.anchor {
            anchors[anchor] = Anchor(index: frame.index, size: frame.size, height: frame.height)
        }
        grow(size: frame.size, height: frame.height)
    }

    /// Adds a record where the next node belongs; nil where it is left out, with its key or with its collection.
    private mutating func place(_ record: Record, size: Int = 1, height: Int = 1) -> Int32? {
        expandedNodes += size
        grow(size: size, height: height)
        guard let top = frames.indices.last else { return builder.add(record, to: nil) }
        let parent = frames[top].index
        guard frames[top].kind == .mapping else { return parent == Record.none ? nil : builder.add(record, to: parent) }
        guard let key = frames[top].key else { return nil }
        frames[top].key = nil
        guard key.name != Record.none, parent != Record.none else { return nil }
        var record = record
        record.isEntry = true
        record.name = key.name
        record.nameStart = UInt32(key.range.start)
        record.nameEnd = UInt32(key.range.end)
        let index = builder.add(record, to: parent)
        if key.isMerge { frames[top].mergeEntries.append(index) }
        if frames[top].mergeEntries.count > YAMLReader.mostMerges {
            report("at most \(YAMLReader.mostMerges) merge keys in a mapping expected", at: key.range)
            isStopped = true
        }
        return index
    }

    private mutating func grow(size: Int, height: Int) {
        guard let top = frames.indices.last else { return }
        frames[top].size += size
        frames[top].height = max(frames[top].height, height + 1)
    }
}

/// Keys of mappings.
extension YAMLReader {
    private var expectsKey: Bool {
        guard let frame = frames.last else { return false }
        return frame.kind == .mapping && frame.key == nil
    }

    private mutating func setKey(_ name: Int32, _ range: SourceRange, isMerge: Bool) {
        guard let top = frames.indices.last else { return }
        let mapping = frames[top].index
        frames[top].key = Key(name: name, range: range, isMerge: isMerge)
        guard mapping != Record.none, !isMerge else { return }
        while owners.count < builder.nameCount { owners.append(Record.none) }
        if owners[Int(name)] == mapping { return reportSecond(name, range, in: mapping) }
        formerOwners.append((name, owners[Int(name)]))
        owners[Int(name)] = mapping
    }

    private mutating func reportSecond(_ name: Int32, _ range: SourceRange, in mapping: Int32) {
        let sentence = "`\(builder.name(name))` stands here twice: only the first counts"
        let first = builder.entryName(name, in: mapping)
        report(sentence, at: range, unchecked: "the second", related: first.map(RelatedPlace.first))
    }

    /// A key that is no scalar: its value is left out too.
    private mutating func rejectKey(_ range: SourceRange) {
        guard let top = frames.indices.last else { return }
        frames[top].key = Key(name: Record.none, range: range, isMerge: false)
        report("a word or a text expected as a key, not a collection", at: range, unchecked: "its value")
    }

    /// A node that cannot be read: an entry goes with its key, and a key with its value.
    private mutating func leaveOut(_ range: SourceRange) {
        guard let top = frames.indices.last, frames[top].kind == .mapping else { return }
        frames[top].key = frames[top].key == nil ? Key(name: Record.none, range: range, isMerge: false) : nil
    }
}
