import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy

/// What came of fixing one file.
package struct FixedSource: Sendable {
    /// The file with its fixes.
    package let source: Source
    /// How many findings were fixed.
    package let count: Int
    /// What is found in the file with its fixes.
    package let report: Report
    /// How many findings were left alone, because the file would have other findings with their fixes.
    package let leftAlone: Int
}

/// Fixes one file: fixes that keep the meaning or, with `.unsafe`, also those that need review. Of fixes that overlap
/// the first is made; the others are considered again in the next pass. Pure: nothing is written.
package func fixed(
    _ source: Source, with settings: FileSettings, beside tables: [Source] = [], mapping: Bool = false,
    code: AppCode? = nil, applying most: Fixability
) -> FixedSource {
    struct OneFile: ExaminedFiles {
        let report: Report
        var reports: [Report] { [report] }
    }
    let (files, examined) = edit(
        EditedFiles(checked: [source.path], texts: [source.path: source]), passes: mostFixPasses,
        examining: { texts in
            OneFile(
                report: lint(
                    texts[source.path] ?? source, with: settings, beside: tables, mapping: mapping, code: code))
        },
        reading: { _ in source },
        choosing: { report, _ in report.findings.fixes(applying: most).map(EditUnit.init) })
    return FixedSource(
        source: files.texts[source.path] ?? source, count: files.count, report: examined.report,
        leftAlone: files.leftAlone[source.path] ?? 0)
}
