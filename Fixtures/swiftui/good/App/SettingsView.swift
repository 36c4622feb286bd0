import SwiftUI

struct SettingsView: View {
    @State private var rings = true
    @State private var volume = 0.5
    @State private var cans = 2
    @State private var month = 4
    @State private var time = Date()

    var body: some View {
        Form {
            Section("Watering") {
                Toggle("Rain alarm", isOn: $rings)
                Slider(value: $volume) { Text("Volume") }
                Stepper("Cans a day", value: $cans, in: 0...9).labelsHidden()
            }
            season
        }
    }

    private var season: some View {
        Section("Season") {
            Picker("Begins in", selection: $month) {
                Text("March").tag(3)
                Text("April").tag(4)
            }
            DatePicker("Reminder", selection: $time).accessibilityLabel("Reminder")
        }
    }
}

#Preview { SettingsView() }
