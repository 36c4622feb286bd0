import A11yEngine

/// Key commands without a title, which the overview of key commands cannot list. Cost: linear in the elements and their
/// key commands.
struct UntitledShortcut: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.keyCommandViolations { !$0.hasTitle && !$0.isMovement }
    }
}
