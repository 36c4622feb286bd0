/// A text that leads somewhere when it is clicked, on terminals that can do that; others show the text. Measure before
/// linking: the sequences (OSC 8) take no cells.
func linked(_ text: String, to address: String?, _ style: Rendering) -> String {
    guard style.links == .on, let address, !text.isEmpty else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
}

/// The address of a file on this machine, from its absolute path.
func fileAddress(_ path: String) -> String { "file://" + percentEncoded(path) }

/// A path as a part of an address.
func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
        let character = Character(Unicode.Scalar(byte))
        let digits = String(byte, radix: 16, uppercase: true)
        return isPlainInAddress(byte) ? String(character) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
}

/// Whether a byte stands for itself in an address: the unreserved characters of RFC 3986, and the slash.
private func isPlainInAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
    default: false
    }
}
