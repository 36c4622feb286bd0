import A11yEngine
import A11yModel
import RuleCatalogue

// The built-in rules: the pages of the catalogue with the checks of this module.

extension CheckList {
    /// Every check of this module.
    package static let builtIn = CheckList(checks)
}

extension Ruleset {
    /// Every built-in rule. Pages that do not decode are left out; a test makes sure that all decode.
    package static let builtIn = Ruleset(Page.rules(unpacking: CataloguePage.heads, checks: .builtIn))

    /// The built-in rules that run by default.
    package static let recommended = builtIn.selecting([.preset(.recommended)])
}

extension Rule {
    /// The path of its documentation in the repository of a11ylint; nil for a rule of a project's own.
    package var documentation: String? { Ruleset.builtIn.rule(named: id).map { RuleCard.documentation(of: $0.id) } }
}

extension Page {
    /// The whole built-in page of a rule; nil for an unknown id.
    package static func builtIn(_ id: String) -> Page? {
        guard let page = CataloguePage.all.first(where: { $0.file.description == "\(id).yaml" }) else { return nil }
        return decode(page.text.description, file: page.file.description, extent: .whole).page
    }

    /// Decodes a page that may name any built-in check. Problems are collected, each with its place; a page with a
    /// problem gives no rule.
    package static func decode(
        _ text: String, file: String, extent: Extent
    ) -> (page: Page?, problems: [PageProblem]) {
        decode(text, file: file, extent: extent, checks: .builtIn)
    }
}

/// Every check, sorted by name.
package let checks: [any Check.Type] = [
    AbbreviatedNumber.self,
    AmbiguousInputLabel.self,
    BareDay.self,
    BareShortcut.self,
    ClippedText.self,
    CompetingModals.self,
    ConflictingTraits.self,
    CostlyTask.self,
    CrowdedCard.self,
    DeadEnd.self,
    DuplicateIdentifier.self,
    DuplicateLabel.self,
    FileNameLabel.self,
    FixedText.self,
    FocusableContainer.self,
    FocusCycle.self,
    FragileOrder.self,
    FrozenShape.self,
    GestureHint.self,
    GestureInLabel.self,
    GestureOnly.self,
    HiddenControls.self,
    IdentifierLabel.self,
    IdleContainerType.self,
    IdleFocus.self,
    ImagelessAction.self,
    ImageNameLabel.self,
    IncompleteLabel.self,
    InertButton.self,
    InescapableModal.self,
    InterruptedGroup.self,
    JumpingFocus.self,
    LongLabel.self,
    LostFocus.self,
    LostSubview.self,
    LostTrait.self,
    LowContrast.self,
    MismatchedContext.self,
    MismatchedLabel.self,
    MismatchedNotification.self,
    MisorderedFocus.self,
    MisplacedFrame.self,
    MisplacedModal.self,
    MisplacedText.self,
    MissingActions.self,
    MissingAdjustable.self,
    MissingEscape.self,
    MissingFocus.self,
    MissingHeader.self,
    MissingHeading.self,
    MissingInitialFocus.self,
    MissingInputLabel.self,
    MissingInputPurpose.self,
    MissingLabel.self,
    MissingLayoutNotice.self,
    MissingMagicTap.self,
    MissingScroll.self,
    MissingShortcut.self,
    MissingTabTrait.self,
    MissingTrait.self,
    MissingValue.self,
    ObscuredFocus.self,
    OffscreenFocus.self,
    OmittedMember.self,
    OverlappingTargets.self,
    PartialContainer.self,
    PlaceholderLabel.self,
    PunctuatedLabel.self,
    ReachableUnderlay.self,
    RedundantFocus.self,
    RepeatedFocus.self,
    RepeatedHint.self,
    RepeatedValue.self,
    RiskyCellList.self,
    RoleInLabel.self,
    SilentFocus.self,
    SkippedControl.self,
    SmallTarget.self,
    SplitAction.self,
    SplitPairs.self,
    SpokenPassword.self,
    StaleHint.self,
    StaleMember.self,
    StaleModal.self,
    StateInLabel.self,
    StrandedKeyboard.self,
    StrayActivationPoint.self,
    StubLabel.self,
    StuckAdjustable.self,
    SwallowedControl.self,
    TakenShortcut.self,
    TinyTarget.self,
    UnannouncedToast.self,
    UnclearPurpose.self,
    UnconvertedFrame.self,
    UnevenRow.self,
    UnexposedLayer.self,
    UnflippedState.self,
    UnheardLabel.self,
    UnlabelledDim.self,
    UnlabelledImage.self,
    UnmergedGroup.self,
    UnnamedAction.self,
    UnnamedGroup.self,
    UnnamedModal.self,
    UnpolledValue.self,
    UnreachableLink.self,
    UnreachableModal.self,
    UnscrolledFocus.self,
    UnselectedTabs.self,
    UnspokenState.self,
    UnspokenText.self,
    UntitledScreen.self,
    UntitledShortcut.self,
    UntranslatedLabel.self,
    UnworkableStep.self,
    UselessInputLabel.self,
    VagueLabel.self,
    ValueInLabel.self,
    WrongInitialFocus.self,
    WrongLanguage.self,
]
