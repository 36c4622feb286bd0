import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What swift-syntax says of a file.
final class TheirFacts: SyntaxAnyVisitor {
    private(set) var facts: Set<Fact> = []

    /// The facts of a file; nil if swift-syntax finds errors in it.
    static func of(_ bytes: [UInt8]) -> Set<Fact>? {
        let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        if file.hasError { return nil }
        let folded = OperatorTable.standardOperators.foldAll(file) { _ in }
        let visitor = TheirFacts(viewMode: .sourceAccurate)
        visitor.walk(folded)
        return visitor.facts
    }

    private func range(_ node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The place of an expression without parentheses, `?` and `!` around it.
    private func core(_ node: some SyntaxProtocol) -> Range<Int> {
        if let forced = node.as(ForceUnwrapExprSyntax.self) { return core(forced.expression) }
        if let optional = node.as(OptionalChainingExprSyntax.self) { return core(optional.expression) }
        if let tuple = node.as(TupleExprSyntax.self), let inner = single(tuple) { return core(inner) }
        if let pattern = node.as(PatternExprSyntax.self) { return pattern_(pattern.pattern) }
        return range(node)
    }

    private func pattern_(_ node: PatternSyntax) -> Range<Int> {
        if let binding = node.as(ValueBindingPatternSyntax.self) {
            let inner = binding.pattern
            if inner.is(IdentifierPatternSyntax.self) { return range(binding) }
            return pattern_(inner)
        }
        if let expression = node.as(ExpressionPatternSyntax.self) { return core(expression.expression) }
        return range(node)
    }

    /// The expression between parentheses that are no tuple.
    private func single(_ tuple: TupleExprSyntax) -> ExprSyntax? {
        guard tuple.elements.count == 1, let element = tuple.elements.first, element.label == nil else { return nil }
        return element.trailingComma == nil ? element.expression : nil
    }

    private func add(_ kind: String, _ node: some SyntaxProtocol, _ detail: String = "", from start: Int? = nil) {
        let range = range(node)
        facts.insert(Fact(kind: kind, start: start ?? range.lowerBound, end: range.upperBound, detail: detail))
    }

    private func addPlace(_ kind: String, _ node: some SyntaxProtocol, _ detail: String) {
        let start = range(node).lowerBound
        facts.insert(Fact(kind: kind, start: start, end: start, detail: detail))
    }

    private func name(_ token: TokenSyntax) -> String {
        token.text.count > 2 && token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
    }

    private func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
    ) -> String {
        let labels = list.map { $0.label.map(name) ?? "" } + (trailing == nil ? [] : [""]) + more.map { name($0.label) }
        return "(" + labels.map { $0 + ":" }.joined() + ") \((trailing == nil ? 0 : 1) + more.count)"
    }

    /// The links of a chain of calls, from the first: a view with its modifiers.
    private func chain(_ expression: ExprSyntax) -> String {
        var links: [String] = []
        var next: ExprSyntax? = expression
        while let current = next {
            if let call = current.as(FunctionCallExprSyntax.self) {
                links.append(arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures))
                next = call.calledExpression
            } else if let member = current.as(MemberAccessExprSyntax.self) {
                links.append("." + name(member.declName.baseName))
                next = member.base
            } else if let inner = inside(Syntax(current)) {
                next = inner
            } else {
                links.append(place(core(current)))
                next = nil
            }
        }
        return links.reversed().joined()
    }

    /// What is in parentheses, before `?` or `!`, or before the generic arguments of a member.
    private func inside(_ node: Syntax) -> ExprSyntax? {
        if let forced = node.as(ForceUnwrapExprSyntax.self) { return forced.expression }
        if let optional = node.as(OptionalChainingExprSyntax.self) { return optional.expression }
        if let special = node.as(GenericSpecializationExprSyntax.self),
            special.expression.is(MemberAccessExprSyntax.self)
        {
            return special.expression
        }
        return node.as(TupleExprSyntax.self).flatMap(single)
    }

    /// Whether a call is what another call or a member goes on from.
    private func isLink(_ node: Syntax) -> Bool {
        var (node, parent) = (node, node.parent)
        while let current = parent {
            if let call = current.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
            if let member = current.as(MemberAccessExprSyntax.self) { return member.base?.id == node.id }
            let isWrapped =
                inside(current) != nil || current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
            guard isWrapped else { return false }
            (node, parent) = (current, current.parent)
        }
        return false
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false) -> String {
        clause.parameters.map { parameter in
            let label = parameter.secondName == nil && isSubscript ? "_" : name(parameter.firstName)
            return label + " " + name(parameter.secondName ?? parameter.firstName) + ":"
        }.joined()
    }

    private func lastName(_ type: TypeSyntax) -> String {
        if let type = type.as(IdentifierTypeSyntax.self) { return name(type.name) }
        if let type = type.as(MemberTypeSyntax.self) { return name(type.name) }
        if let type = type.as(OptionalTypeSyntax.self) { return lastName(type.wrappedType) }
        return ""
    }

    /// The start of a statement with its label.
    private func labelled(_ node: some SyntaxProtocol) -> Int {
        var node = Syntax(node)
        while let parent = node.parent, parent.is(ExpressionStmtSyntax.self) || parent.is(LabeledStmtSyntax.self) {
            node = parent
        }
        return range(node).lowerBound
    }

    private func addType(_ kind: String, _ node: some DeclGroupSyntax & SyntaxProtocol, _ name: String) {
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        add("type \(kind)", node, name + ":" + inherited.joined(separator: ","))
    }

    /// Whether a type is a part of the type around it, which is the node.
    private func isPart(_ node: Syntax) -> Bool {
        guard let parent = node.parent else { return false }
        switch parent.kind {
        case .attributedType, .optionalType, .implicitlyUnwrappedOptionalType, .someOrAnyType, .suppressedType,
            .memberType, .packExpansionType, .packElementType:
            return true
        case .tupleTypeElement:
            guard let element = parent.as(TupleTypeElementSyntax.self), element.firstName == nil,
                element.ellipsis == nil, element.trailingComma == nil
            else { return false }
            return element.parent?.parent?.is(TupleTypeSyntax.self) == true
                && element.parent?.children(viewMode: .sourceAccurate).count == 1
        default: return false
        }
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.isProtocol((any TypeSyntaxProtocol).self), !isPart(node) {
            // The `Any` of `[Any]()` is a name as `String` is one.
            let isName = node.is(IdentifierTypeSyntax.self) && node.parent?.is(TypeExprSyntax.self) == true
            add(isName ? "name" : "type name", node, isName ? node.trimmedDescription : "")
        }
        return visitDeclaration(node) ?? visitStatement(node) ?? visitExpression(node) ?? .visitChildren
    }

    // swift-format-ignore
    private func visitDeclaration(_ node: Syntax) -> SyntaxVisitorContinueKind? {
        switch node.as(SyntaxEnum.self) {
        case .genericParameterClause, .genericWhereClause, .throwsClause, .operatorDecl, .precedenceGroupDecl,
            .primaryAssociatedTypeClause:
            return .skipChildren
        case .classDecl(let node): addType("classType", node, name(node.name))
        case .structDecl(let node): addType("structure", node, name(node.name))
        case .enumDecl(let node): addType("enumeration", node, name(node.name))
        case .protocolDecl(let node): addType("protocolType", node, name(node.name))
        case .actorDecl(let node): addType("actor", node, name(node.name))
        case .extensionDecl(let node):
            addType("extensionType", node, lastName(node.extendedType))
            walk(node.attributes)
            walk(node.modifiers)
            if let clause = node.inheritanceClause { walk(clause) }
            walk(node.memberBlock)
            return .skipChildren
        case .declModifier(let node): add("modifier", node, name(node.name)); return .skipChildren
        case .attribute(let node):
            add("modifier", node, "@" + lastName(node.attributeName))
            let isSpecial = OurFacts.specialAttributes.contains("@" + lastName(node.attributeName))
            if case .argumentList(let list) = node.arguments, !isSpecial { walk(list) }
            return .skipChildren
        case .closureCaptureSpecifier(let node): add("modifier", node, name(node.specifier))
        case .simpleTypeSpecifier(let node): add("modifier", node, name(node.specifier))
        case .functionDecl(let node):
            add("function", node, name(node.name) + "(" + parameters(node.signature.parameterClause) + ")")
        case .initializerDecl(let node):
            add("function", node, "init(" + parameters(node.signature.parameterClause) + ")")
        case .macroDecl(let node):
            add("function", node, name(node.name) + "(" + parameters(node.signature.parameterClause) + ")")
            walk(node.attributes)
            walk(node.modifiers)
            walk(node.signature)
            return .skipChildren
        case .yieldStmt(let node): add("prefix", node, "yield")
        case .deinitializerDecl(let node): add("function", node, "deinit()")
        case .subscriptDecl(let node):
            add("function", node, "subscript(" + parameters(node.parameterClause, isSubscript: true) + ")")
        case .functionParameter(let node):
            let end = range(node.defaultValue.map(Syntax.init) ?? node.ellipsis.map(Syntax.init) ?? Syntax(node.type))
            let start = range(node).lowerBound
            facts.insert(
                Fact(
                    kind: "parameter", start: start, end: end.upperBound,
                    detail: name(node.secondName ?? node.firstName)))
        case .closureParameter(let node):
            let end = node.ellipsis.map(Syntax.init) ?? node.type.map(Syntax.init) ?? node.secondName.map(Syntax.init)
            facts.insert(
                Fact(
                    kind: "parameter", start: range(node).lowerBound,
                    end: range(end ?? Syntax(node.firstName)).upperBound,
                    detail: name(node.secondName ?? node.firstName)))
        case .closureShorthandParameter(let node):
            facts.insert(
                Fact(kind: "parameter", start: range(node.name).lowerBound, end: range(node.name).upperBound,
                    detail: name(node.name)))
        case .enumCaseParameter(let node):
            let end = range(node.defaultValue.map(Syntax.init) ?? Syntax(node.type)).upperBound
            facts.insert(
                Fact(kind: "parameter", start: range(node).lowerBound, end: end,
                    detail: (node.secondName ?? node.firstName).map(name) ?? ""))
        case .accessorParameters(let node):
            facts.insert(
                Fact(kind: "parameter", start: range(node.name).lowerBound, end: range(node.name).upperBound,
                    detail: name(node.name)))
        case .identifierPattern(let node): addPlace("variable", node, name(node.identifier))
        case .patternBinding(let node):
            if let name = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer?.value {
                addPlace("initial value", name, place(core(value)))
            }
        case .optionalBindingCondition(let node):
            if let name = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer?.value {
                addPlace("initial value", name, place(core(value)))
            }
        case .accessorDecl(let node): add("accessor", node, name(node.accessorSpecifier))
        case .accessorBlock(let node):
            if case .getter = node.accessors {
                add("accessor", node, "get")
                add("block", node)
            }
        case .enumCaseElement(let node):
            let names = node.parameterClause?.parameters.map { parameter -> String in
                let names = [parameter.firstName, parameter.secondName].compactMap { $0.map(name) }
                return names.joined(separator: " ") + ":"
            } ?? []
            addPlace("enum case", node, name(node.name) + "(" + names.joined() + ")")
        case .typeAliasDecl(let node): add("alias", node, name(node.name))
        case .associatedTypeDecl(let node):
            add("alias", node, name(node.name))
            walk(node.attributes)
            walk(node.modifiers)
            if let value = node.initializer { walk(value) }
            return .skipChildren
        case .importDecl(let node): add("import", node, node.path.first.map { name($0.name) } ?? "")
        case .ifConfigDecl(let node):
            let chain = node.parent?.as(PostfixIfConfigExprSyntax.self)
            add("#if", chain.map(Syntax.init) ?? Syntax(node), "\(node.clauses.count)")
            for clause in node.clauses { if let elements = clause.elements { walk(elements) } }
            return .skipChildren
        default: return nil
        }
        return .visitChildren
    }

    // swift-format-ignore
    private func visitStatement(_ node: Syntax) -> SyntaxVisitorContinueKind? {
        switch node.as(SyntaxEnum.self) {
        case .codeBlock(let node): add("block", node)
        case .ifExpr(let node):
            add("if", node, "\(node.conditions.count) \(node.elseBody != nil)", from: labelled(node))
        case .guardStmt(let node): add("guard", node, "\(node.conditions.count)")
        case .switchExpr(let node): add("switch", node, place(core(node.subject)), from: labelled(node))
        case .switchCase(let node):
            switch node.label {
            case .case(let label): add("clause", node, "\(label.caseItems.count) false")
            case .default: add("clause", node, "0 true")
            }
        case .conditionElement(let node): add("condition", node.condition)
        case .whereClause(let node): add("condition", node.condition)
        case .forStmt(let node): add("loop forIn", node, from: labelled(node))
        case .whileStmt(let node): add("loop whileLoop", node, from: labelled(node))
        case .repeatStmt(let node): add("loop repeatLoop", node, from: labelled(node))
        case .returnStmt(let node): add("exit", node, "return")
        case .throwStmt(let node): add("exit", node, "throw")
        case .breakStmt(let node):
            add("exit", node, "break")
            if let label = node.label { add("name", label, name(label)) }
        case .continueStmt(let node):
            add("exit", node, "continue")
            if let label = node.label { add("name", label, name(label)) }
        case .fallThroughStmt(let node): add("exit", node, "fallthrough")
        case .deferStmt(let node): add("defer", node)
        case .doStmt(let node): add("do", node, "\(node.catchClauses.count)", from: labelled(node))
        case .catchClause(let node): add("catch", node)
        case .availabilityCondition(let node):
            add("macro", node, node.availabilityKeyword.text)
            return .skipChildren
        default: return nil
        }
        return .visitChildren
    }

    // swift-format-ignore
    private func visitExpression(_ node: Syntax) -> SyntaxVisitorContinueKind? {
        switch node.as(SyntaxEnum.self) {
        case .declReferenceExpr(let node): addName(node, name(node.baseName))
        case .superExpr(let node): add("name", node, "super")
        case .discardAssignmentExpr(let node):
            // The `_` of `if let _ = x` is a variable without a name.
            if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) != true { add("name", node, "_") }
        case .memberAccessExpr(let node):
            let end = generic(Syntax(node))
            let base = place(node.base.map { core($0) })
            let detail = "\(name(node.declName.baseName)) \(range(node.declName).lowerBound) \(base)"
            facts.insert(
                Fact(kind: "member", start: range(node).lowerBound, end: range(end).upperBound, detail: detail))
            if let base = node.base { walk(base) }
            return .skipChildren
        case .functionCallExpr(let node):
            let list = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            add("call", node, place(core(node.calledExpression)) + list)
            if !isLink(Syntax(node)) { add("chain", node, chain(ExprSyntax(node))) }
        case .subscriptCallExpr(let node):
            let list = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            add("subscript", node, place(core(node.calledExpression)) + list)
        case .macroExpansionExpr(let node):
            let list = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            add("macro", node, "#" + name(node.macroName) + list)
        case .macroExpansionDecl(let node):
            let list = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            add("macro", node, "#" + name(node.macroName) + list)
        case .infixOperatorExpr(let node): addOperation(node)
        case .prefixOperatorExpr(let node): add("prefix", node, node.operator.text)
        case .inOutExpr(let node): add("prefix", node, "&")
        case .tryExpr(let node): add("prefix", node, "try" + (node.questionOrExclamationMark?.text ?? ""))
        case .awaitExpr(let node): add("prefix", node, "await")
        case .unsafeExpr(let node): add("prefix", node, "unsafe")
        case .consumeExpr(let node): add("prefix", node, "consume")
        case .copyExpr(let node): add("prefix", node, "copy")
        case .borrowExpr(let node): add("prefix", node, "borrow")
        case .packElementExpr(let node): add("prefix", node, "each")
        case .packExpansionExpr(let node): add("prefix", node, "repeat")
        case .postfixOperatorExpr(let node): add("postfix", node, node.operator.text)
        case .ternaryExpr(let node):
            let parts = [node.condition, node.thenExpression, node.elseExpression].map { place(core($0)) }
            add("ternary", node, parts.joined(separator: " "))
        case .asExpr(let node):
            let name = "as" + (node.questionOrExclamationMark?.text ?? "")
            add("cast", node, name + " " + place(range(node.type)), from: bound(node))
        case .isExpr(let node): add("cast", node, "is " + place(range(node.type)))
        case .isTypePattern(let node): add("cast", node, "is " + place(range(node.type)))
        case .closureExpr(let node): add("closure", node, closure(node.signature))
        case .arrayExpr(let node): add("array", node, "\(node.elements.count)")
        case .dictionaryExpr(let node):
            if case .elements(let elements) = node.content {
                add("dictionary", node, "\(elements.count * 2)")
            } else {
                add("dictionary", node, "0")
            }
        case .tupleExpr(let node):
            if single(node) == nil { add("tuple", node, arguments(node.elements, nil, [])) }
        case .tuplePattern(let node):
            let labels = node.elements.map { ($0.label.map(name) ?? "") + ":" }.joined()
            if node.elements.count != 1 { add("tuple", node, "(" + labels + ") 0") }
        case .wildcardPattern(let node):
            if node.parent?.is(TuplePatternElementSyntax.self) == true { add("name", node, "_") }
        case .stringLiteralExpr(let node):
            let count = node.segments.reduce(0) { $0 + ($1.as(ExpressionSegmentSyntax.self)?.expressions.count ?? 0) }
            add("string", node, "\(count)")
        case .simpleStringLiteralExpr(let node): add("string", node, "0")
        case .integerLiteralExpr(let node):
            if node.parent?.is(GenericArgumentSyntax.self) != true { add("number", node) }
        case .floatLiteralExpr(let node): add("number", node)
        case .booleanLiteralExpr(let node): add("constant", node, node.literal.text)
        case .nilLiteralExpr(let node): add("constant", node, "nil")
        case .regexLiteralExpr(let node): add("regex", node)
        case .keyPathExpr(let node):
            let count = node.components.count { !$0.component.is(KeyPathOptionalComponentSyntax.self) }
            add("key path", node, "\(count)")
            if let root = node.root { walk(root) }
            for component in node.components {
                if case .subscript(let index) = component.component { walk(index.arguments) }
                if case .property(let property) = component.component, let types = property.genericArgumentClause {
                    walk(types)
                }
            }
            return .skipChildren
        default: return nil
        }
        return .visitChildren
    }

    /// The start of what `let` binds with the `let`: of `let x as T`.
    private func bound(_ node: AsExprSyntax) -> Int {
        let binding = node.parent?.as(ExpressionPatternSyntax.self)?.parent?.as(ValueBindingPatternSyntax.self)
        return binding.map { range($0).lowerBound } ?? range(node).lowerBound
    }

    /// The node with its generic arguments.
    private func generic(_ node: Syntax) -> Syntax {
        node.parent?.is(GenericSpecializationExprSyntax.self) == true ? node.parent ?? node : node
    }

    private func addName(_ node: DeclReferenceExprSyntax, _ name: String) {
        facts.insert(
            Fact(
                kind: "name", start: range(node).lowerBound, end: range(generic(Syntax(node))).upperBound, detail: name)
        )
    }

    private func addOperation(_ node: InfixOperatorExprSyntax) {
        let sign = node.operator
        var text = sign.trimmedDescription
        if sign.is(ArrowExprSyntax.self) { text = "->" }
        let parts = "\(place(core(node.leftOperand))) \(place(core(node.rightOperand)))"
        let isAssignment = SwiftPrecedence.of(text) == .assignment
        add(isAssignment ? "assignment" : "binary", node, "\(text) \(range(sign).lowerBound) \(parts)")
    }

    private func closure(_ signature: ClosureSignatureSyntax?) -> String {
        let captures = signature?.capture?.items.map { name($0.name) } ?? []
        var parameters: [String] = []
        switch signature?.parameterClause {
        case .simpleInput(let names): parameters = names.map { name($0.name) }
        case .parameterClause(let clause): parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
        case nil: break
        }
        return "[\(captures.joined(separator: ","))](\(parameters.joined(separator: ",")))"
    }
}
