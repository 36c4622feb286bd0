// What functions that are not the app's do with a view that they are passed.
extension EscapeFinder {
    /// Whether a function that is not the app's places, compares, shows or tells of what it is passed.
    func isHarmless(_ argument: CodeTree.ID, of call: CodeNode) -> Bool {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        guard callee >= 0 else { return false }
        let (function, label) = (tree.name(of: callee), tree.name(of: argument))
        let isSwift = app.file(of: call).language == .swift
        let words = EscapeFinder.self
        // `assign(to: \.text, on: label)` sets a property, which is read as a write.
        if function == "assign", tree.passed(to: call.id).contains(where: { tree[$0].kind == .keyPath }) { return true }
        // Layout by PinLayout, FlexLayout and SnapKit: `title.pin.below(of: icon)`.
        if words.functions.contains(function) || words.isLayout(callee, in: tree) { return true }
        if isSwift ? words.labels.contains("\(function).\(label)") : words.pieces.contains(label) { return true }
        let isSelf = tree[argument].firstChild >= 0 && tree.name(of: tree[argument].firstChild) == "self"
        if isSelf, words.labelsForSelf.contains(label) || words.labelsForSelf.contains(function) { return true }
        // A function that calls itself does the same again.
        if let around = app.function(around: call), app.text(app[around].name) == function { return true }
        if let type = tree[callee].kind == .name ? resolver.typeMeant(by: callee, in: call.file) : nil {
            return isOfSystem(app.text(type))
        }
        if let base = tree.base(of: callee) {
            if function.hasPrefix("init") || function.hasPrefix("with") {
                let allocated = tree[base].kind == .call ? tree[tree[base].firstChild].firstChild : base
                if allocated >= 0, let type = resolver.typeMeant(by: allocated, in: call.file) {
                    return isOfSystem(app.text(type))
                }
            }
            if let type = resolver.typeMeant(by: base, in: call.file), app.isApple(type) || isOfSystem(app.text(type)) {
                return true
            }
            // UIKit's own functions: what they are passed they place, ask or show.
            let type = resolver.typeBefore(callee, in: call.file)
            if type != .none, isOfSystem(app.text(type)) || isOfUIKit(type) { return true }
            // `constraints.append(…)`, `views.contains(…)` and the like.
            return EscapeFinder.questions.contains(function)
        }
        return false
    }

    /// Whether a class of the app's descends from one of UIKit's, so that a function which the app does not declare is
    /// UIKit's.
    private func isOfUIKit(_ type: Symbol) -> Bool {
        app.isDeclared(type) && app.types[type]?.kind == .classType
            && app.lineage(of: type).contains { isOfSystem(app.text($0)) }
    }

    /// Whether a call is one of a chain that lays a view out.
    private static func isLayout(_ callee: CodeTree.ID, in tree: CodeTree) -> Bool {
        var next = callee
        while next >= 0, [.member, .call].contains(tree[next].kind) {
            if tree[next].kind == .member, layouts.contains(tree.name(of: next)) { return true }
            next = tree[next].firstChild
        }
        return false
    }

    private static let layouts = FlowWords.set("pin flex snp anchor")

    /// Whether a type is Apple's by its prefix and not the app's.
    func isOfSystem(_ type: String) -> Bool {
        if app.isDeclared(app.symbol(type)) { return false }
        if ["String", "Array", "Set", "Dictionary", "ObjectIdentifier", "Bundle", "Timer"].contains(type) {
            return true
        }
        return EscapeFinder.prefixes.contains {
            type.hasPrefix($0) && type.dropFirst($0.count).first?.isUppercase == true
        }
    }

    private static let prefixes = ["UI", "NS", "CG", "CA", "AV", "MK", "WK", "PK", "SK", "SC", "VN", "QL", "PH", "CL"]
    private static let functions = FlowWords.set(
        "addSubview insertSubview addArrangedSubview insertArrangedSubview bringSubviewToFront sendSubviewToBack "
            + "bringSubview sendSubview removeArrangedSubview NSDictionaryOfVariableBindings print debugPrint NSLog "
            + "assert precondition isDescendant isDescendantOfView type XCTAssertNotNil dump ObjectIdentifier "
            + "exchangeSubview setCustomSpacing isEqual isEqualTo isEqualToAttributedString isEqualToString contains "
            + "convert convertRect convertPoint animate transition transitionWithView activate present post "
            + "postNotification postNotificationName makeFirstResponder objc_getAssociatedObject "
            + "objc_setAssociatedObject removeObserver addObserver observe performSelector perform "
            + "cancelPreviousPerformRequests scrollRectToVisible addLayoutGuide removeInteraction addInteraction "
            + "firstIndex index indexOfObject containsObject dictionaryWithObjects arrayWithObjects arrayWithArray "
            + "visualFormat setNextKeyView setInitialFirstResponder addConstraint addConstraints drawHierarchy "
            + "addTarget removeTarget sendAction sendActions rowForView columnForView constraint max min insert append "
            + "addObject locationInView translationInView velocityInView presentPopoverFromBarButtonItem showFromView "
            + "presentFromView constraintWithItem initWithTarget constraintEqualToItem location showFromBarButtonItem "
            + "setDelegate setDataSource initWithCustomView zip setLeftView setRightView setTitleView setAccessoryView "
            + "setTableHeaderView setTableFooterView setInputAccessoryView setRightBarButtonItem setLeftBarButtonItem "
            + "setToolbarItems autoPinEdge autoAlignAxis equalTo pinEdges mas_equalTo")
    /// Arguments of Swift functions that place, compare or present.
    private static let labels = FlowWords.set(
        "NSLayoutConstraint.item NSLayoutConstraint.toItem convert.to convert.from insertSubview.belowSubview "
            + "insertSubview.aboveSubview constraint.equalTo constraint.lessThanOrEqualTo "
            + "constraint.greaterThanOrEqualTo post.argument transition.with transition.from transition.to location.in "
            + "translation.in velocity.in setTranslation.in setCustomSpacing.after isDescendant.of present.from "
            + "dismiss.from sendAction.from show.from show.in performSegue.sender distance.to equalTo.to "
            + "snapshot.of Bundle.for addObserver.object insert.at showAdded.to hide.for presentPreview.from "
            + "notification.object publisher.object instantiate.withOwner loadNibNamed.owner edges.to row.for "
            + "column.for"
    )
    /// Pieces of Objective-C selectors with the same meaning.
    private static let pieces = FlowWords.set(
        "belowSubview aboveSubview toItem toView fromView inView withView sender afterView withItem attributeItem "
            + "locationInView translationInView velocityInView atIndex owner toRect fromRect forView")
    /// Labels and functions under which a class passes itself as a target, delegate, owner or item of a constraint.
    private static let labelsForSelf = FlowWords.set(
        "target delegate dataSource item toItem equalTo owner object sender addObserver removeObserver addTarget "
            + "initWithTarget toView fromView inView setDelegate setDataSource withTarget relatedBy initWithDelegate "
            + "toObject observer withOwner options delegateQueue withDelegate")
    /// Calls on lists and objects that only ask, or add to a list or order it.
    static let questions = FlowWords.set(
        "append insert addObject contains firstIndex index remove removeAll removeObject enumerated makeObjectsPerform "
            + "viewWithTag description isEqual add withContentsOf isKind isKindOfClass respondsToSelector "
            + "responds conformsToProtocol sort reverse shuffle swapAt partition removeFirst removeLast popLast min "
            + "max sortUsingComparator elementsEqual firstRect characterRange rotate unmarkText")

    /// Whether a call may constrain the size of what it is passed: by a visual format, or a constraint of a dimension.
    func sizes(_ argument: CodeTree.ID, of call: CodeNode) -> Bool {
        let tree = app.tree(call.file)
        let names = [tree.name(of: argument), tree.name(of: tree[call.id].firstChild)]
        if names.contains("views") || names.contains("NSDictionaryOfVariableBindings") { return true }
        guard names.contains("item") || names.contains("constraintWithItem") else { return false }
        return ["width", "height"].contains(where: app.text(of: call).lowercased().contains)
    }
}
