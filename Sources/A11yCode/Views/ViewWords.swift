/// The names of SwiftUI: what is a container, what a control, and which modifiers change nothing that rules look at.
enum ViewWords {
    /// Views that hold others and are no element.
    static let containers = FlowWords.set(
        """
        AnyLayout AnyView ControlGroup DisclosureGroup ForEach Form GeometryReader GlassEffectContainer Grid
        GridRow Group GroupBox HSplitView HStack HStackLayout KeyframeAnimator LazyHGrid LazyHStack LazyVGrid
        LazyVStack List NavigationSplitView NavigationStack NavigationView OutlineGroup PhaseAnimator ScrollView
        ScrollViewReader Section TabView TimelineView VSplitView VStack VStackLayout ViewThatFits ZStack
        ZStackLayout ContentUnavailableView ToolbarItem ToolbarItemGroup Tab TabSection WindowGroup Window Settings
        MenuBarExtra DocumentGroup
        """)
    /// Controls that are a button with what their label shows.
    static let buttons = FlowWords.set(
        """
        Button NavigationLink Menu Link ShareLink PhotosPicker EditButton PasteButton RenameButton HelpLink
        SettingsLink
        """)
    /// Controls that are made of UIKit, with a name of their own.
    static let named = FlowWords.set(
        """
        SignInWithAppleButton LocationButton SubscriptionStoreView ProductView StoreView MultiDatePicker
        """)
    /// Controls with a title.
    static let controls = FlowWords.set(
        """
        Toggle Slider Stepper Picker ColorPicker DatePicker TextField SecureField TextEditor ProgressView Gauge
        LabeledContent
        """)
    /// Views that only draw.
    static let drawings = FlowWords.set(
        """
        Spacer Divider Color Rectangle RoundedRectangle Circle Capsule Ellipse Path LinearGradient RadialGradient
        AngularGradient EllipticalGradient MeshGradient UnevenRoundedRectangle ContainerRelativeShape EmptyView
        ToolbarSpacer Material ConcentricRectangle AnyShape ButtonBorderShape Gradient
        """)
    /// Views whose contents are not known to be elements, or which.
    static let opaque = FlowWords.set(
        """
        Map VideoPlayer WebView SpriteView SceneView Model3D Chart Canvas Table ARView RealityView
        MapUserLocationButton MapCompass MapScaleView MapPitchToggle PKCanvasView QuickLookPreview SafariView
        """)
    /// What a modifier does that sets nothing on the view before it.
    enum Role {
        /// It changes nothing that a rule looks at, or shows what the system builds.
        case harmless
        /// It shows another screen.
        case presenting
        /// It shows what is in its closure beside or over the view.
        case beside
        /// It shows that behind the view.
        case background
        /// It changes how the view is drawn, which may make a dialog of it.
        case drawing
    }

    /// The modifiers with such a role.
    static let roles: [String: Role] = Dictionary(
        [
            (harmless, .harmless), (presenting, .presenting), (besides, .beside), (["background"], .background),
            (["ignoresSafeArea", "edgesIgnoringSafeArea", "opacity"], .drawing),
        ]
        .flatMap { (words: Set<String>, role: Role) in words.map { ($0, role) } }
    ) { first, _ in first }

    private static let besides: Set<String> = [
        "overlay", "safeAreaInset", "safeAreaBar", "toolbar", "navigationBarItems", "tabViewBottomAccessory",
    ]
    private static let presenting = FlowWords.set(
        "sheet fullScreenCover popover navigationDestination inspector")
    private static let harmless = FlowWords.set(
        """
        accentColor accessibilityActivationPoint accessibilityChartDescriptor accessibilityCustomContent
        accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint
        accessibilityFocused accessibilityHeading accessibilityIgnoresInvertColors accessibilityInputLabels
        accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction accessibilityRotor
        accessibilityRotorEntry accessibilityScrollAction accessibilityScrollStatus
        accessibilityShowsLargeContentViewer accessibilitySpeechPunctuation accessibilityTextContentType
        accessibilityZoomAction actionSheet addingOpacity alert alignmentGuide allowedDynamicRange
        allowsHitTesting allowsTightening allowsWindowActivationEvents anchorPreference animation annotation
        antialiased aspectRatio autocapitalization autocorrectionDisabled backgroundExtensionEffect
        backgroundPreferenceValue backgroundStyle badge baselineOffset blendMode blur blurEffectStyle bold
        border brightness buttonBorderShape buttonRepeatBehavior buttonSizing chartBackground
        chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartXAxis chartXAxisLabel chartXScale
        chartXSelection chartYAxis chartYAxisLabel chartYScale clear clipped clipShape colorEffect colorInvert
        colorMultiply colorScheme commands compositingGroup configurationDisplayName confirmationDialog
        containerBackground containerRelativeFrame containerShape contentCaptureProtected contentMargins
        contentShape contentTransition contextMenu contrast controlGroupStyle controlProminence controlSize
        coordinateSpace copyable cornerRadius customizationBehavior customizationID cuttable defaultAppStorage
        defaultFocus defaultScrollAnchor defaultSize defaultVisibility defersSystemGestures deleteDisabled
        description dialogIcon dialogSeverity digitalCrownRotation disableAutocorrection disclosureGroupStyle
        distortionEffect drawingGroup dropDestination dynamicTypeSize environment environmentObject equatable
        fileDialogMessage fileExporter fileImporter fileMover fill findDisabled findNavigator fixedSize
        flipsForRightToLeft flipsForRightToLeftLayoutDirection focusable focused focusedObject focusedSceneValue
        focusedValue focusEffectDisabled focusScope focusSection fontDesign fontWeight fontWidth foregroundColor
        foregroundColour foregroundStyle formStyle frame gaugeStyle geometryGroup glassEffect glassEffectID
        gradient grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle
        handGestureShortcut handlesExternalEvents headerProminence help highPriorityGesture hoverEffect
        hoverEffectDisabled hueRotation id imageScale inAppPurchaseOptions indexViewStyle inset
        inspectorColumnWidth interactionActivityTrackingTag interactive interactiveDismissDisabled interpolation
        interpolationMethod invalidatableContent italic itemProvider kerning keyboardShortcut
        labelIconToTitleSpacing labelReservedIconWidth labelsVisibility layerEffect layoutDirectionBehavior
        layoutPriority layoutValue lineHeight lineLimit lineSpacing lineStyle listItemTint listRowBackground
        listRowHoverEffect listRowHoverEffectDisabled listRowInsets listRowPlatterColor listRowSeparator
        listRowSeparatorTint listRowSpacing listSectionMargins listSectionSeparator listSectionSeparatorTint
        listSectionSpacing listStyle luminanceToAlpha manageSubscriptionsSheet mapControls mapControlVisibility
        mapFeatureSelectionDisabled mapScope mapStyle mask matchedGeometryEffect matchedTransitionSource
        materialActiveAppearance menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor
        monospaced monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
        navigationBarColor navigationBarHidden navigationBarTitleDisplayMode navigationDocument
        navigationLinkIndicatorVisibility navigationLinkValue navigationSplitViewColumnWidth
        navigationSplitViewStyle navigationSubtitle navigationTransition navigationViewStyle offerCodeRedemption
        offset onAppear onAppIntentExecution onChange onCommand onContinueUserActivity onContinuousHover
        onCopyCommand onCutCommand onDelete onDeleteCommand onDisappear onDismiss onDrag onDrop onExitCommand
        onGeometryChange onHover onInAppPurchaseCompletion onInAppPurchaseStart onKeyPress onMapCameraChange
        onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze
        onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
        onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit overlayPreferenceValue padding
        paletteSelectionEffect pasteDestination persistentSystemOverlays photosPicker
        photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle popoverTip position
        preference preferredColorScheme preferredSurroundingsEffect prefersDefaultFocus presentationBackground
        presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction
        presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing previewContext
        previewDevice previewDisplayName previewInterfaceOrientation previewLayout privacySensitive
        productViewStyle progressViewStyle projectionEffect quickLookPreview redacted refreshable renameAction
        renderingMode replaceDisabled requestReview resizable restorationBehavior rotation rotation3DEffect
        rotationEffect safeAreaPadding saturation scale scaledToFill scaledToFit scaleEffect scenePadding
        scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard
        scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition
        scrollTargetBehavior scrollTargetLayout scrollTransition searchable searchCompletion
        searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes searchSuggestions
        searchToolbarBehavior sectionActions sectionIndexLabel selectionDisabled sensoryFeedback shadow
        sharedBackgroundVisibility simultaneousGesture size speechAdjustedPitch speechAlwaysIncludesPunctuation
        speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden
        storeButton strikethrough stroke strokeBorder submitLabel submitScope subscriptionStatusTask
        supportedFamilies swipeActionsContainer symbol symbolColorRenderingMode symbolEffect
        symbolEffectsRemoved symbolRenderingMode symbolSize symbolVariableValueMode symbolVariant
        tabBarMinimizeBehavior tableColumnHeaders tableStyle tabPlacement tabViewCustomization
        tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader 
        tag task textCase textEditorStyle textFieldStyle textInputAutocapitalization textInputCompletion
        textInputSuggestions textRenderer textScale textSelection textSelectionAffinity tint tipBackground
        tipImageSize tipViewStyle toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
        toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
        toolbarVisibility tracking transaction transformEffect transformEnvironment transformPreference
        transition translationPresentation translationTask trim truncationMode typeSelectEquivalent
        typesettingLanguage underline unredacted userActivity vibrancyEffect vibrancyEffectStyle visualEffect
        widgetAccentable widgetAccentedRenderingMode widgetConfigurationDisplayName widgetLabel widgetURL
        windowFullScreenBehavior windowResizability windowStyle windowToolbarStyle writingDirection
        writingToolsAffordanceVisibility writingToolsBehavior zIndex
        """)
    /// SwiftUI's names for the styles of texts, with those of the model.
    static let fonts: [String: String] = [
        "largeTitle": "largeTitle", "title": "title1", "title2": "title2", "title3": "title3", "headline": "headline",
        "subheadline": "subheadline", "body": "body", "callout": "callout", "footnote": "footnote",
        "caption": "caption1", "caption2": "caption2", "extraLargeTitle": "largeTitle",
        "extraLargeTitle2": "largeTitle",
    ]
}
