import A11yModel
import Testing

@testable import A11ySyntax

/// Names are equal if their bytes are, whatever their length and wherever they stand.
@Suite struct NameTableTests {
    @Test func `every name has one index, and names that differ in one byte have two`() {
        var table = NameTable()
        var known: [[UInt8]: Int32] = [:]
        for length in 1...40 {
            let name = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 20) }
            for place in 0...length {
                var changed = name
                if place < length { changed[place] = UInt8(ascii: "Z") }
                let index = table.intern(changed, 0, changed.count)
                #expect(known[changed] == nil && Int(index) == known.count, "\(place) of \(length)")
                known[changed] = index
            }
        }
        for (name, index) in known {
            #expect(table.names[Int(index)] == String(decoding: name, as: UTF8.self))
            // Inside of a text, and at its end.
            let alone = [UInt8(ascii: "<")] + name
            for text in [alone, alone + [UInt8](repeating: UInt8(ascii: " "), count: 9)] {
                #expect(table.intern(text, 1, 1 + name.count) == index)
                #expect((table.known(text, 1, 1 + name.count) ?? index) == index)
            }
        }
        #expect(table.names.count == known.count)
        #expect(table.known(Array("unknown".utf8), 0, 7) == nil)
    }

    @Test func `thousands of names are told apart`() {
        var table = NameTable()
        let names = (0..<5_000).map { Array(("name\($0)" + String(repeating: "x", count: $0 % 17)).utf8) }
        for (index, name) in names.enumerated() { #expect(Int(table.intern(name, 0, name.count)) == index) }
        for (index, name) in names.enumerated() { #expect(Int(table.intern(name, 0, name.count)) == index) }
    }
}
