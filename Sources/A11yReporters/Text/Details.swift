/// As many details in a line as fit, so that a line breaks between two of them and not inside `WCAG 4.1.2 A`.
func detailLines(of details: [String], glyphs: Rendering.Glyphs, width: Int) -> [String] {
    let separator = glyphs == .unicode ? " · " : " - "
    var lines: [String] = []
    for detail in details {
        if let last = lines.last, cells(last) + cells(separator) + cells(detail) <= width {
            lines[lines.count - 1] = last + separator + detail
        } else {
            lines += wrapped(detail, to: width)
        }
    }
    return lines
}
