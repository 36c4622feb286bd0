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
        MenuBarExtra DocumentGroup Table TableColumn
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
    /// Modifiers of pictures alone.
    static let ofPictures = FlowWords.set("antialiased interpolation renderingMode symbolRenderingMode")
    /// Views whose contents are not known to be elements, or which.
    static let opaque = FlowWords.set(
        """
        Map VideoPlayer WebView SpriteView SceneView Model3D Chart Canvas ARView RealityView
        MapUserLocationButton MapCompass MapScaleView MapPitchToggle PKCanvasView QuickLookPreview SafariView
        """)
    /// Pictures that are loaded, SwiftUI's and those of the libraries that most apps use for it.
    static let loaded = FlowWords.set(
        "AsyncImage AnimatedImage CachedAsyncImage KFAnimatedImage KFImage LazyImage URLImage WebImage")
    /// What views of SwiftUI are alike in.
    enum Family { case loaded, drawing, button, control, container, opaque }

    /// The families of the views that belong to one.
    static let families: [String: Family] = Dictionary(
        [
            (loaded, .loaded), (drawings, .drawing), (buttons, .button), (controls, .control),
            (containers, .container), (opaque, .opaque), (named, .opaque),
        ]
        .flatMap { (words: Set<String>, family: Family) in words.map { ($0, family) } }
    ) { first, _ in first }

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
            (FlowWords.set("ignoresSafeArea edgesIgnoringSafeArea opacity foregroundColor foregroundStyle"), .drawing),
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
        accessibilityLinkedGroup accessibilityQuickAction accessibilityRotor
        accessibilityRotorEntry accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
        accessibilitySpeechPunctuation accessibilityTextContentType accessibilityZoomAction accessoryWidgetGroupStyle
        actionSheet activityBackgroundTint activitySystemActionForegroundColor addingOpacity addPassToWalletButtonStyle
        alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening allowsWindowActivationEvents
        alternatingRowBackgrounds anchorPreference animation annotation antialiased appStoreMerchandising
        appStoreOverlay aspectRatio aspectRatio3D assistiveAccessNavigationIcon attributedTextFormattingDefinition
        autocapitalization autocorrectionDisabled automatedDeviceEnrollmentAddition automaticPopover
        backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge baselineOffset blendMode blur
        blurEffectStyle bold border breakthroughEffect brightness buttonBorderShape buttonRepeatBehavior buttonSizing
        certificateSheet chartAngleSelection chartBackground chartForegroundStyleScale chartGesture chartLegend
        chartLineStyleScale chartOverlay chartPlotStyle chartScrollableAxes chartScrollPosition
        chartScrollTargetBehavior chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle
        chartXScale chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale
        chartYSelection chartYVisibleDomain clear clipped clipShape colorEffect colorInvert colorMultiply
        colorPickerStyle colorScheme commands complicationForeground compositingGroup configurationDisplayName
        confirmationDialog contactAccessButtonCaption contactAccessButtonStyle contactAccessPicker containerBackground
        containerRelativeFrame containerShape contentCaptureProtected contentMargins contentShape contentTransition
        contextMenu contrast controlGroupStyle controlProminence controlSize coordinateSpace copyable
        cornerConfiguration cornerRadius currentEntitlementTask customizationBehavior customizationID cuttable
        defaultAppStorage defaultFocus defaultHoverEffect defaultScrollAnchor defaultSize defaultVisibility
        defaultWheelPickerItemHeight defaultWindowPlacement defersSystemGestures deleteDisabled description dialogIcon
        dialogSeverity dialogSuppressionToggle digitalCrownRotation disableAutocorrection disclosureGroupStyle
        distortionEffect dragConfiguration dragContainer dragContainerSelection draggable dragPreviewsFormation
        drawingGroup dropConfiguration dropDestination dropPreviewsFormation environment
        environmentObject equatable exportableToServices exportsItemProviders familyActivityPicker
        fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
        fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporter fileExporterFilenameLabel
        fileImporter fileMover fill findDisabled findNavigator fixedSize flipsForRightToLeft
        flipsForRightToLeftLayoutDirection focusable focused focusedObject focusedSceneValue focusedValue
        focusEffectDisabled focusScope focusSection fontDesign fontWeight fontWidth foregroundColour
        frame gaugeStyle geometryGroup glassBackgroundEffect glassEffect glassEffectID
        glassEffectTransition glassEffectUnion gradient grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
        gridColumnAlignment groupActivityAssociation groupBoxStyle handGestureShortcut handlesExternalEvents
        handPointerBehavior headerProminence highPriorityGesture horizontalRadioGroupLayout hoverEffect
        hoverEffectDisabled hueRotation id imageScale immersiveEnvironmentBehavior importableFromServices
        importsItemProviders inAppPurchaseOptions indexViewStyle inset inspectorColumnWidth
        interactionActivityTrackingTag interactive interactiveDismissDisabled interpolation interpolationMethod
        invalidatableContent italic itemProvider kerning keyboardShortcut keyframeAnimator labeledContentStyle
        labelIconToTitleSpacing labelReservedIconWidth labelsVisibility layerEffect layoutDirectionBehavior
        layoutPriority layoutValue levelOfDetail lineHeight lineLimit lineSpacing lineStyle listItemTint
        listRowBackground listRowHoverEffect listRowHoverEffectDisabled listRowInsets listRowPlatterColor
        listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility listSectionMargins
        listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle lookAroundViewer luminanceToAlpha
        managedContentStyle manageSubscriptionsSheet mapCameraKeyframeAnimator mapControls mapControlVisibility
        mapFeatureSelectionDisabled mapScope mapStyle mask matchedGeometryEffect matchedTransitionSource
        materialActiveAppearance menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor
        modifierKeyAlternate monospaced monospacedDigit moveDisabled multilineTextAlignment musicSubscriptionOffer
        navigationBarBackButtonHidden navigationBarColor navigationBarHidden navigationBarTitleDisplayMode
        navigationDocument navigationLinkIndicatorVisibility navigationLinkValue navigationSplitViewColumnWidth
        navigationSplitViewStyle navigationSubtitle navigationTransition navigationViewStyle offerCodeRedemption offset
        onAppear onAppIntentExecution onChange onCommand onContinueUserActivity onContinuousHover onCopyCommand
        onCutCommand onDelete onDeleteCommand onDisappear onDismiss onDrag onDragSessionUpdated onDrop
        onDropSessionUpdated onExitCommand onGeometryChange onHover onInAppPurchaseCompletion onInAppPurchaseStart
        onKeyPress onMapCameraChange onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand
        onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange
        onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit ornament
        overlayPreferenceValue padding padding3D pageCommand paletteSelectionEffect pasteDestination
        payLaterViewDisplayStyle payWithApplePayButtonStyle persistentSystemOverlays phaseAnimator photosPicker
        photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle pointerStyle
        pointerVisibility popoverTip position preference preferredColorScheme preferredSurroundingsEffect
        preferredWindowClippingMargins prefersDefaultFocus presentationBackground presentationBackgroundInteraction
        presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents
        presentationDragIndicator presentationSizing presentedWindowStyle presentedWindowToolbarStyle previewContext
        previewDevice previewDisplayName previewInterfaceOrientation previewLayout privacySensitive productViewStyle
        progressViewStyle projectionEffect quickLookPreview realityViewCameraControls realityViewLayoutBehavior
        refreshable renameAction renderingMode replaceDisabled requestReview resizable restorationBehavior rotation
        rotation3DEffect rotation3DLayout rotationEffect safeAreaPadding saturation scale scaledToFill scaledToFill3D
        scaledToFit scaledToFit3D scaleEffect scenePadding scrollBounceBehavior scrollClipDisabled
        scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle
        scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTargetBehavior
        scrollTargetLayout scrollTransition searchable searchCompletion searchDictationBehavior searchFocused
        searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions searchToolbarBehavior
        sectionActions sectionIndexLabel selectionDisabled sensoryFeedback shadow sharedBackgroundVisibility
        signInWithAppleButtonStyle simultaneousGesture size speechAdjustedPitch speechAlwaysIncludesPunctuation
        speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden storeButton
        storeProductsTask storeProductTask strikethrough stroke strokeBorder submitLabel submitScope
        subscriptionStatusTask subscriptionStoreButtonLabel subscriptionStoreControlBackground
        subscriptionStoreControlIcon subscriptionStoreControlStyle subscriptionStorePickerItemBackground
        subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction
        supportedFamilies supportedMountingStyles supportedVolumeViewpoints swipeActionsContainer symbol
        symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode symbolSize
        symbolVariableValueMode symbolVariant tabBarMinimizeBehavior tableColumnHeaders tableStyle tabPlacement
        tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
        tag task textCase textEditorStyle textFieldStyle textInputAutocapitalization textInputCompletion
        textInputFormattingControlVisibility textInputSuggestions textRenderer textScale textSelection
        textSelectionAffinity tint tipBackground tipBackgroundInteraction tipCornerRadius tipImageSize tipViewStyle
        toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden
        toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel
        touchBarItemPresence touchBarItemPrincipal tracking transaction transformEffect transformEnvironment
        transformPreference transition translationPresentation translationTask travelSizeConstraints trim truncationMode
        typeSelectEquivalent typesettingLanguage underline unredacted upperLimbVisibility userActivity
        verifyIdentityWithWalletButtonStyle vibrancyEffect vibrancyEffectStyle visualEffect volumeBaseplateVisibility
        webViewBackForwardNavigationGestures webViewContentBackground webViewLinkPreviews webViewMagnificationGestures
        webViewOnScrollGeometryChange webViewScrollPosition webViewTextSelection widgetAccentable
        widgetAccentedRenderingMode widgetConfigurationDisplayName widgetCurvesContent widgetLabel widgetTexture
        widgetURL width windowBackgroundDragBehavior windowDismissBehavior windowFullScreenBehavior windowIdealPlacement
        windowIdealSize windowLevel windowManagerRole windowMinimizeBehavior windowResizability windowResizeBehavior
        windowStyle windowToolbarFullScreenVisibility windowToolbarStyle workoutPreview writingDirection
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
