import A11ySyntax

/// The names that files of Interface Builder have.
extension InterfaceBuilderNames {
    /// The extensions of its files.
    static let extensions: Set = ["storyboard", "xib"]

    /// The names that mean something, and those that are only frequent. A file has about a hundred names, all but a few
    /// of them from here: without them, to look names up takes a twentieth of the time of a small file.
    static let expected: ExpectedNames = {
        var names = frequent + AttributeName.allCases.map(\.rawValue)
        for meanings in [AttributeMeaning.byName, WatchTags.meanings] { names += meanings.keys }
        for roles in [TagRole.byTag, WatchTags.roles, TVTags.roles] { names += roles.keys }
        return ExpectedNames(names)
    }()

    /// Names of which most files have many, and which mean nothing here or are looked up where they stand.
    private static let frequent = [
        "accessoryType", "action", "adjustsFontSizeToFit", "alignment", "allowsToolTipsWhenApplicationIsInactive",
        "alwaysBounceVertical", "animationBehavior", "appearance", "autocapitalizationType", "autocorrectionType",
        "autohidesScrollers", "automaticallyAdjustsScrollViewInsets", "autorecalculatesKeyViewLoop", "axis",
        "baselineAdjustment", "behavior", "bezelStyle", "blue", "borderStyle", "borderType", "bottomStrut",
        "buttonCell", "capability", "cells", "clearsContextBeforeDrawing", "clipView", "closable",
        "cocoaTouchSystemColor", "collectionViewFlowLayout", "colorMatched", "colorSpace", "configurationType",
        "constraint", "content", "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment",
        "customColorSpace", "customModule", "customModuleProvider", "customObject", "customView", "dataMode",
        "deployment", "destination", "detailTextLabel", "distribution", "document", "doubleValue", "drawsBackground",
        "encoding", "estimatedRowHeight", "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "eventType",
        "extendedEdge", "flexibleMaxX", "flexibleMaxY", "flexibleMinY", "focusRingType", "font", "fragment", "green",
        "hasHorizontalScroller", "heightSizable", "horizontal", "horizontalCompressionResistancePriority",
        "horizontalHuggingPriority", "horizontalLineScroll", "horizontalPageScroll", "imageCell", "imageScaling",
        "indentationWidth", "initialViewController", "insetsLayoutMarginsFromSafeArea", "isSeparatorItem", "items",
        "keyPath", "kind", "launchScreen", "layoutMarginsFollowReadableWidth", "leftStrut", "lightByBackground",
        "lightByGray", "lineBreakMode", "metaFont", "minToolsVersion", "miniaturizable", "minimumFontSize",
        "minimumInteritemSpacing", "minimumLineSpacing", "modalPresentationStyle", "modifierMask",
        "multipleTouchEnabled", "multiplier", "namedColor", "navigationController", "objects", "opaque", "orientation",
        "outlet", "placeholderIdentifier", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "plugIn",
        "pointSize", "preservesSuperviewLayoutMargins", "property", "propertyAccessControl", "prototypes", "pushIn",
        "red", "reference", "refusesFirstResponder", "relationship", "releasedWhenClosed", "renderingMode",
        "returnKeyType", "reuseIdentifier", "rightStrut", "rowHeight", "scale", "scene", "sceneID", "sceneMemberID",
        "scenes", "scrollable", "scroller", "secondAttribute", "sectionFooterHeight", "sectionHeaderHeight", "sections",
        "secureTextEntry", "segue", "selectable", "selectionStyle", "selector", "sendsActionOnEndEditing",
        "separatorStyle", "showsHorizontalScrollIndicator", "spacing", "spellCheckingType", "storyboardIdentifier",
        "style", "subviews", "symbolScale", "symbolic", "systemColor", "tableViewController", "target", "targetRuntime",
        "textAlignment", "textContentType", "textFieldCell", "textLabel", "titled", "toolbarItems", "toolsVersion",
        "top", "topStrut", "type", "useAutolayout", "useSafeAreas", "useTraitCollections",
        "userDefinedRuntimeAttribute", "usesPredominantAxisScrolling", "version",
        "verticalCompressionResistancePriority", "verticalHuggingPriority", "verticalLineScroll", "verticalPageScroll",
        "viewController", "visibleAtLaunch", "wantsLayer", "weight", "white", "widthSizable", "windowPositionMask",
        "windowStyleMask",
    ]
}
