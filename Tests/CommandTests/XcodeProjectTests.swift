import Foundation
import TestSupport
import Testing

/// What a project of Xcode says about the files of views: whether the app has them, and for which system.
@Suite struct XcodeProjectTests {
    /// A view with a picture that nothing names, which is a heading of no system.
    private static func view(_ name: String) -> String {
        """
        import SwiftUI
        struct \(name): View {
            var body: some View { TextField("Name of \(name)", text: $name) }
        }

        """
    }

    /// An app for iOS, which builds `Home.swift` and the folder `Kit` but for one file, an app for the Mac, which takes
    /// that file and `Panel.swift`, and tests, which build `Stub.swift`.
    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                ROOT = {
                    isa = PBXProject; mainGroup = MAIN; buildConfigurationList = LIST0; targets = (APP, MAC, TEST);
                };
                MAIN = { isa = PBXGroup; children = (APPGROUP, KIT, PANEL, STUB, MAIN); sourceTree = "<group>"; };
                APPGROUP = { isa = PBXGroup; path = "The App"; children = (HOME); sourceTree = "<group>"; };
                HOME = { isa = PBXFileReference; path = home.swift; sourceTree = "<group>"; };
                PANEL = { isa = PBXFileReference; path = ../Mac/Panel.swift; sourceTree = SOURCE_ROOT; };
                STUB = { isa = PBXFileReference; name = Stub; path = Stub.swift; sourceTree = "<group>"; };
                KIT = {
                    isa = PBXFileSystemSynchronizedRootGroup; path = ../Kit; sourceTree = "<group>";
                    exceptions = (LESS, MORE);
                };
                LESS = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
                    membershipExceptions = (a/Desk.swift);
                };
                MORE = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = MAC;
                    membershipExceptions = (a/Desk.swift);
                };
                APP = {
                    isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (PHASE1);
                    buildConfigurationList = LIST1; fileSystemSynchronizedGroups = (KIT);
                };
                MAC = {
                    isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (PHASE2);
                    buildConfigurationList = LIST2;
                };
                TEST = {
                    isa = PBXNativeTarget; productType = "com.apple.product-type.bundle.unit-test";
                    buildPhases = (PHASE3);
                };
                PHASE1 = { isa = PBXSourcesBuildPhase; files = (BUILD1); };
                PHASE2 = { isa = PBXSourcesBuildPhase; files = (BUILD2); };
                PHASE3 = { isa = PBXSourcesBuildPhase; files = (BUILD3); };
                BUILD1 = { isa = PBXBuildFile; fileRef = HOME; };
                BUILD2 = { isa = PBXBuildFile; fileRef = PANEL; };
                BUILD3 = { isa = PBXBuildFile; fileRef = STUB; };
                LIST0 = { isa = XCConfigurationList; buildConfigurations = (CONFIG0); };
                LIST1 = { isa = XCConfigurationList; buildConfigurations = (CONFIG1); };
                LIST2 = { isa = XCConfigurationList; buildConfigurations = (CONFIG2); };
                CONFIG0 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; };
                CONFIG1 = {
                    isa = XCBuildConfiguration;
                    buildSettings = { SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator"; };
                };
                CONFIG2 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = Desk; }; };
            };
            rootObject = ROOT;
        }

        """

    private static let files = [
        "App/The App/Home.swift", "App/The App/Left.swift", "App/Stub.swift", "Kit/a/Row.swift", "Kit/a/Desk.swift",
        "Mac/Panel.swift", "Package/Sources/Card.swift",
    ]

    /// The certainty of the only finding of each view, in the order of `files`: a field that is named by its title
    /// alone, which is certain on iOS and a review on a Mac and in a file that nothing builds.
    private func findings(_ others: [String: String] = [:]) throws -> [String: String] {
        var files = ["App/App.xcodeproj/project.pbxproj": Self.project, ".git/HEAD": ""]
        for path in Self.files {
            files[path] = Self.view(path.split(separator: "/").last?.dropLast(6).description ?? "")
        }
        let folder = try Folder(files.merging(others) { $1 })
        let run = try a11ylint(["check", "--config", "none", "-f", "compact", "."], in: folder.url)
        #expect(run.status < 2, "\(run.errors)")
        let lines = run.output.split(separator: "\n").filter { $0.contains("[placeholder-label]") }
        return Dictionary(
            lines.map { line in
                let parts = line.split(separator: ":", maxSplits: 3)
                return (
                    String(parts[0]),
                    parts[3].contains("builds its file") ? "unbuilt" : "\(parts[3].dropFirst().prefix { $0 != ":" })"
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `a file is judged by the targets that build it`() throws {
        let found = try findings()
        #expect(found["App/The App/Home.swift"] == "warning")
        #expect(found["Kit/a/Row.swift"] == "warning")
        #expect(found["Mac/Panel.swift"]?.hasPrefix("review") == true)
        #expect(found["Kit/a/Desk.swift"]?.hasPrefix("review") == true)
        #expect(found["App/The App/Left.swift"] == "unbuilt")
        #expect(found["App/Stub.swift"] == "unbuilt")
        #expect(found["Package/Sources/Card.swift"] == "warning")
    }

    @Test(arguments: [
        "App/Package.swift", "App/project.yml", "App/The App/Part.podspec",
    ])
    func `where something else may build a file, nothing is known of it`(_ manifest: String) throws {
        #expect(try findings([manifest: ""])["App/The App/Left.swift"] == "warning")
    }

    /// A project in a folder of the app's: one that the app's, or a workspace beside it, names, and one that nothing
    /// does.
    @Test(arguments: [
        ("", "", "unbuilt"), ("Part/Part.xcodeproj", "", "warning"), ("", "group:Part/Part.xcodeproj", "warning"),
        ("", "group:Part.xcodeproj", "warning"), ("", "group:Other.xcodeproj", "unbuilt"),
    ])
    func `a project that the app around it does not name is not the app's`(
        part: String, workspace: String, expected: String
    ) throws {
        let project = """
            { objects = {
                ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (PART); };
                MAIN = { isa = PBXGroup; children = (CARD); sourceTree = "<group>"; };
                CARD = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
                PART = {
                    isa = PBXNativeTarget; productType = "com.apple.product-type.bundle"; buildPhases = (PHASE);
                };
                PHASE = { isa = PBXSourcesBuildPhase; files = (BUILD); };
                BUILD = { isa = PBXBuildFile; fileRef = CARD; };
            }; rootObject = ROOT; }
            """
        let reference = "PARTREF = { isa = PBXFileReference; path = \"\(part)\"; sourceTree = \"<group>\"; };"
        let app = Self.project.replacing("PANEL = {", with: part.isEmpty ? "PANEL = {" : reference + "\nPANEL = {")
        let files = [
            "App/App.xcodeproj/project.pbxproj": app, "App/Part/Part.xcodeproj/project.pbxproj": project,
            "App/Part/Card.swift": Self.view("Card"),
            "App/App.xcworkspace/contents.xcworkspacedata": "<FileRef location = \"\(workspace)\">",
        ]
        #expect(try findings(files)["App/Part/Card.swift"] == expected)
    }

    @Test(arguments: [
        "", "{", "{ objects = { A = (B); }; rootObject = A; }", "{ objects = { A = {}; }; }", "\u{FEFF}",
        "{ objects = { A = { isa = PBXProject; targets = (B); }; B = { isa = PBXNativeTarget; }; }; rootObject = A; }",
    ])
    func `a project that cannot be read or builds nothing says nothing`(_ text: String) throws {
        #expect(try findings(["App/App.xcodeproj/project.pbxproj": text])["App/The App/Left.swift"] == "warning")
    }
}
