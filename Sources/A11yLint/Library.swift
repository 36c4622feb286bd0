import A11yEngine
import A11yModel

// The public interface of the library, for programs that check screens themselves. `A11yModel` has the types.

/// Checks one file with the built-in rules of a preset. It reads no files and has no side effects: equal sources give
/// equal reports.
///
/// - Parameters:
///   - source: A storyboard, a xib, a page source or a screen file; its content decides which.
///   - preset: The rules to apply.
/// - Returns: The findings, sorted by place. A file that cannot be read whole has findings that say so.
public func lint(_ source: Source, preset: Preset = .recommended) -> Report {
    lint(source, with: Ruleset.builtIn.selecting([.preset(preset)]))
}

extension Report {
    /// Where a finding begins in the file: line and column, both from 1. Columns count Unicode scalars.
    public func position(of finding: Finding) -> (line: Int, column: Int) {
        let place = lines.place(of: finding.range.start)
        return (place.line, place.column)
    }
}
