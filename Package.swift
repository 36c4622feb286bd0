// swift-tools-version: 6.2
import PackageDescription

/// One import direction, from the command down to the model: see ARCHITECTURE.md.
let package = Package(
    name: "a11ylint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "a11ylint", targets: ["A11yCommand"]),
        .library(name: "A11yLint", targets: ["A11yLint", "A11yModel"]),
        .plugin(name: "A11yLintCommand", targets: ["A11yLintCommand"]),
        .plugin(name: "A11yLintBuildTool", targets: ["A11yLintBuildTool"]),
    ],
    dependencies: [
        // Up to the next minor version where that may break us: of ArgumentParser because we read its experimental
        // description of commands, of the packages below 1.0 because those promise no more than that.
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
        // Exact, because `A11ySyntax` imports its `CYaml` module, which Yams does not promise to keep.
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/CoreOffice/XMLCoder", .upToNextMinor(from: "0.18.2")),
        .package(url: "https://github.com/onevcat/Rainbow", .upToNextMajor(from: "4.2.2")),
        .package(url: "https://github.com/ordo-one/TextTable", .upToNextMinor(from: "0.0.2")),
    ],
    targets: [
        .target(name: "A11yModel"),
        .target(name: "A11ySyntax", dependencies: ["A11yModel", "Yams"]),
        .target(name: "A11yDialects", dependencies: ["A11yModel", "A11ySyntax"]),
        .target(name: "A11yCode", dependencies: ["A11yModel"]),
        .target(name: "A11yVoiceOver", dependencies: ["A11yModel"]),
        .target(name: "A11yAgreement", dependencies: ["A11yModel", "A11ySyntax", "A11yVoiceOver"]),
        .executableTarget(name: "embed-rules", dependencies: ["Yams"]),
        .plugin(name: "EmbedRules", capability: .buildTool(), dependencies: ["embed-rules"]),
        .target(name: "RuleCatalogue", plugins: ["EmbedRules"]),
        .target(name: "A11yEngine", dependencies: ["A11yModel", "A11ySyntax", "A11yVoiceOver", "RuleCatalogue"]),
        .target(
            name: "A11yChecks",
            dependencies: ["A11yModel", "A11ySyntax", "A11yVoiceOver", "A11yEngine", "RuleCatalogue"]),
        .target(name: "A11yPolicy", dependencies: ["A11yModel", "A11ySyntax", "A11yEngine"]),
        .target(
            name: "A11yReporters",
            dependencies: ["A11yModel", "A11yAgreement", "Rainbow", "RuleCatalogue", "TextTable", "XMLCoder"]),
        .target(
            name: "A11yLint",
            dependencies: [
                "A11yModel", "A11yDialects", "A11yVoiceOver", "A11yEngine", "A11yChecks", "A11yPolicy", "A11yCode",
            ]),
        .target(
            name: "A11yProject",
            dependencies: [
                "A11yModel", "A11yCode", "A11yEngine", "A11yChecks", "A11yPolicy", "A11yLint", "A11yReporters",
            ]),
        .target(
            name: "A11yServer",
            dependencies: [
                "A11yModel", "A11ySyntax", "A11yVoiceOver", "A11yEngine", "A11yPolicy", "A11yLint", "A11yProject",
            ]),
        .target(name: "A11yWalk", dependencies: ["A11yModel", "A11yVoiceOver", "A11yReporters", "A11yProject"]),
        // Not named `a11ylint`: on a disk that ignores case, that folder and module would be those of `A11yLint`.
        .executableTarget(
            name: "A11yCommand",
            dependencies: [
                "A11yModel", "A11yVoiceOver", "A11yAgreement", "A11yEngine", "A11yChecks", "A11yPolicy", "A11yLint",
                "A11yReporters", "A11yProject", "A11yServer", "A11yWalk", "RuleCatalogue",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // For other packages; Packaging/plugins has them with the released program instead.
        .plugin(
            name: "A11yLintCommand",
            capability: .command(intent: .custom(verb: "a11ylint", description: "Check screens for accessibility")),
            dependencies: ["A11yCommand"]),
        .plugin(name: "A11yLintBuildTool", capability: .buildTool(), dependencies: ["A11yCommand"]),

        .target(
            name: "TestSupport",
            dependencies: [
                "A11yModel", "A11ySyntax", "A11yDialects", "A11yVoiceOver", "A11yEngine", "A11yChecks", "A11yPolicy",
                "A11yLint", "RuleCatalogue",
            ],
            path: "Tests/TestSupport"),
        .testTarget(name: "ModelTests", dependencies: ["A11yModel", "TestSupport"]),
        .testTarget(name: "SyntaxTests", dependencies: ["A11yModel", "A11ySyntax", "TestSupport", "Yams"]),
        .testTarget(
            name: "DialectTests", dependencies: ["A11yModel", "A11ySyntax", "A11yDialects", "TestSupport"]),
        .testTarget(
            name: "VoiceOverTests",
            dependencies: ["A11yModel", "A11yVoiceOver", "A11yLint", "TestSupport", "Yams"]),
        .testTarget(
            name: "RuleTests",
            dependencies: [
                "A11yModel", "A11ySyntax", "A11yEngine", "A11yChecks", "A11yPolicy", "A11yLint", "RuleCatalogue",
                "TestSupport",
            ]),
        .testTarget(
            name: "ReporterTests",
            dependencies: [
                "A11yModel", "A11yReporters", "A11yLint", "A11yEngine", "A11yChecks", "A11yPolicy", "TestSupport",
            ]),
        .testTarget(
            name: "LintTests",
            dependencies: [
                "A11yModel", "A11ySyntax", "A11yDialects", "A11yVoiceOver", "A11yEngine", "A11yChecks", "A11yPolicy",
                "A11yReporters", "A11yLint", "A11yCode",
                "RuleCatalogue", "TestSupport", "Yams",
            ]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "A11yModel", "A11yCode", "A11yVoiceOver", "A11yEngine", "A11yChecks", "A11yPolicy", "A11yReporters",
                "A11yLint", "A11yProject", "A11yServer", "A11yWalk", "A11yCommand", "TestSupport",
            ]),
        // The file that apps copy, built here without UIKit. Not named like the type in it: qualified names need both.
        .target(name: "A11yCapture", path: "Capture"),
        .testTarget(
            name: "CaptureTests",
            dependencies: [
                "A11yCapture", "A11yModel", "A11yDialects", "A11yLint", "A11yEngine", "A11yChecks", "TestSupport",
            ],
            exclude: ["Declarations"]),
        .testTarget(name: "CodeTests", dependencies: ["A11yModel", "A11yCode"]),
        .testTarget(
            name: "AgreementTests", dependencies: ["A11yModel", "A11yVoiceOver", "A11yAgreement", "A11yLint"]),
        .testTarget(name: "TidyTests"),
    ],
    swiftLanguageModes: [.v6]
)

// `make fuzz` builds every target so that libFuzzer sees which code an input reaches; nothing else is built so. One
// program is not linked into another, so that the command has to be a library for once.
if Context.environment["A11YLINT_FUZZING"] != nil {
    let command = package.targets.first { $0.name == "A11yCommand" }
    package.products.removeAll { $0.name == "a11ylint" }
    package.targets.removeAll { $0.name == "A11yCommand" }
    package.targets.append(
        .target(name: "A11yCommand", dependencies: command?.dependencies ?? [], exclude: ["main.swift"]))
    let sanitizers = "-sanitize=fuzzer,address"
    for target in package.targets where ![.plugin, .test].contains(target.type) && target.name != "embed-rules" {
        target.swiftSettings = [.unsafeFlags([sanitizers, "-enable-testing"])]
    }
    package.targets.append(
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "A11yModel", "A11ySyntax", "A11yVoiceOver", "A11yEngine", "A11yChecks", "A11yPolicy", "A11yReporters",
                "A11yLint", "A11yProject", "A11yServer", "A11yWalk", "A11yCode", "A11yAgreement",
            ],
            path: "Fuzzing/Targets", swiftSettings: [.unsafeFlags([sanitizers])],
            linkerSettings: [.unsafeFlags([sanitizers, "-use-ld=lld"])]))
}
