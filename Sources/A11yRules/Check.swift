/// A measurement on a screen that pages turn into rules.
///
/// A check has no message, no severity, no default value and no state: the page that names it supplies those. What it
/// is unsure of goes into the fault; what the elements themselves leave open (outlets, templates, hidden views) is
/// added by the engine.
public protocol Check: Sendable {
    /// The word by which a page chooses it: it names the measurement, not the problem.
    static var name: String { get }

    /// The measurement with a page's parameters. A parameter that is missing or of the wrong kind is noted there.
    init(_ parameters: inout Parameters)

    /// Everything on the screen that does not hold, in any order.
    func faults(in subject: Subject) -> [Fault]

    /// Why it cannot judge the screen, as the end of a sentence; nil where it can. Most can judge any.
    func reasonNotToJudge(_ subject: Subject) -> String?

    /// What repairs one of its faults; nil where only a person can. Asked for what is told, and no more.
    func repair(of fault: Fault, in subject: Subject) -> Repair?
}

extension Check {
    /// Any screen can be judged.
    public func reasonNotToJudge(_ subject: Subject) -> String? { nil }

    /// Only a person can repair it.
    public func repair(of fault: Fault, in subject: Subject) -> Repair? { nil }
}

/// Every check, sorted by name.
public let checks: [any Check.Type] = [
    ActionNames.self,
    ActionPictures.self,
    ActivationPoints.self,
    AdjustableMethods.self,
    AdjustableTraits.self,
    CardStops.self,
    CellLists.self,
    CellPurposes.self,
    ColumnPairs.self,
    CompetingModals.self,
    ContainerMethods.self,
    ContainerSubviews.self,
    ContainerTypes.self,
    ControlNames.self,
    Coverage.self,
    DecorationStops.self,
    DimmedAreas.self,
    DrawnLayers.self,
    EmptyModals.self,
    EqualNames.self,
    EscapeGesture.self,
    FactParts.self,
    FileNames.self,
    FocusableContainers.self,
    FocusCycles.self,
    FocusTargets.self,
    FragileOrder.self,
    FrameDistance.self,
    FrameSpaces.self,
    FrozenShapes.self,
    GestureAlternatives.self,
    GestureWords.self,
    Headings.self,
    HeadingStops.self,
    HiddenSubtrees.self,
    HintGestures.self,
    HintStates.self,
    HintWords.self,
    IdentifierNames.self,
    IdleStops.self,
    ImageNames.self,
    InitialFocus.self,
    InputLabels.self,
    InputPurposes.self,
    InterruptedGroups.self,
    Inversions.self,
    KeyCommandParts.self,
    LabelData.self,
    LabelEndings.self,
    LabelLength.self,
    ListGaps.self,
    ListMembers.self,
    ListReloads.self,
    LostRoles.self,
    MagicTap.self,
    MergedText.self,
    ModalExits.self,
    ModalFlagLevel.self,
    ModalTitles.self,
    MovedElements.self,
    NamePlaces.self,
    NestedScrollers.self,
    NotificationKinds.self,
    PictureNames.self,
    PlaceholderNames.self,
    PolledValues.self,
    QuickWays.self,
    ReachableUnderlay.self,
    RepeatedWords.self,
    RoleWords.self,
    ScreenDistance.self,
    ScreenTitles.self,
    ScrollMethods.self,
    SharedFunctions.self,
    SharedInputLabels.self,
    ShownWords.self,
    SilentStops.self,
    SkippedControls.self,
    SpokenStates.self,
    SpokenTexts.self,
    StaleModals.self,
    StateWords.self,
    StopRoles.self,
    StopValues.self,
    StrandedScrollers.self,
    StubLabels.self,
    SwallowedControls.self,
    TabRows.self,
    TabSelection.self,
    TargetOverlaps.self,
    TargetSizes.self,
    TargetSpacing.self,
    TextContrast.self,
    TextFill.self,
    TextScaling.self,
    TextScripts.self,
    ToastAnnouncements.self,
    TraitConflicts.self,
    Translations.self,
    UnevenRows.self,
    UnheardWords.self,
    UnreachedControls.self,
    VagueNames.self,
    ValueWords.self,
]

/// The check of a name, made with a page's parameters.
func check(named name: String, with parameters: inout Parameters) -> (any Check)? {
    guard let type = checks.first(where: { $0.name == name }) else { return nil }
    return type.init(&parameters)
}
