import A11yLint
import A11yModel
import A11yVoiceOver
import Testing

/// Views of a storyboard that exclude one another.
struct AlternativeTests {
    /// A form and a panel over it, with an outlet to the panel unless none is wanted.
    private func file(
        panelAt y: Int = 100, background: Bool = true, attributes: String = "", hasOutlet: Bool = true,
        between: String = ""
    ) throws -> (screen: Screen, simulation: Simulation) {
        func label(_ text: String, _ x: Int, _ y: Int) -> String {
            """
            <label text="\(text)"><rect key="frame" x="\(x)" y="\(y)" width="100" height="20"/></label>
            """
        }
        let color = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/>"#
        let outlet = #"<outlet property="panel" destination="panel" id="o"/>"#
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder id="-1"><connections>\(hasOutlet ? outlet : "")</connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <stackView id="form"><rect key="frame" x="20" y="100" width="350" height="200"/><subviews>
            \(label("Name", 0, 0))\(label("Street", 0, 60))</subviews></stackView>\(between)
            <view id="panel" \(attributes)><rect key="frame" x="20" y="\(y)" width="350" height="200"/><subviews>
            \(label("No network", 200, 30))\(label("Try again", 200, 90))</subviews>\(background ? color : "")</view>
            </subviews></view></objects></document>
            """
        let first = try #require(simulate(Source(path: "Form.xib", text: text)).screens.first)
        return (first.screen, first.simulation)
    }

    @Test func `each is read for itself, and a note says that one of them is shown`() throws {
        let file = try file()
        #expect(file.simulation.stops.map(\.utterance.label) == ["Name", "Street", "No network", "Try again"])
        let notes = Technology.voiceover.traversal(of: file.screen, in: file.simulation).notes
        #expect(
            notes == [
                "Stops 1 to 2 and stops 3 to 4 are in views at one place, of which code shows one at a time: "
                    + "the file does not tell which is shown first."
            ])
    }

    @Test func `what code cannot hide, what lies elsewhere and what can be seen together is read by position`() throws {
        for file in [try file(panelAt: 130), try file(background: false), try file(hasOutlet: false)] {
            #expect(file.simulation.alternatives == [])
            let notes = Technology.voiceover.traversal(of: file.screen, in: file.simulation).notes
            #expect(!notes.contains { $0.contains("at one place") })
        }
        let interleaved = try file(hasOutlet: false).simulation.stops.map(\.utterance.label)
        #expect(interleaved == ["Name", "No network", "Street", "Try again"])
    }

    @Test func `a spinner between them changes nothing`() throws {
        let spinner = """
            <view id="busy"><rect key="frame" x="160" y="160" width="75" height="75"/><subviews>
            <activityIndicatorView id="turn"><rect key="frame" x="27" y="27" width="20" height="20"/>
            </activityIndicatorView></subviews></view>
            """
        #expect(try file(between: spinner).simulation.alternatives.count == 1)
    }

    @Test func `a hidden one is not read`() throws {
        let file = try file(attributes: #"hidden="YES""#)
        #expect(file.simulation.stops.map(\.utterance.label) == ["Name", "Street"])
        #expect(file.simulation.alternatives == [])
    }
}
