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
                Text("Rain alarm")
                Toggle("", isOn: $rings) // guilty: missing-label
                Text("Volume")
                Slider(value: $volume) // guilty: missing-label
                Text("Cans a day")
                Stepper("", value: $cans, in: 0...9) // guilty: missing-label
            }
            season
        }
    }

    private var season: some View {
        Section("Season") {
            Picker("", selection: $month) { // guilty: missing-label
                Text("March").tag(3)
                Text("April").tag(4)
            }
            DatePicker("Reminder", selection: $time) // guilty: missing-label
        }
    }
}

#Preview { SettingsView() }
