import SwiftUI

struct JobListView: View {
    @State private var jobs = ["Turn the compost", "Mend the gate"]
    @State private var done: Set<String> = []
    @State private var showsDone = true

    var body: some View {
        if jobs.isEmpty { empty } else { list }
    }

    private var empty: some View {
        VStack {
            Image("wheelbarrow") // guilty: unlabelled-image
            Text("Come back on Saturday.")
                .font(.system(size: 15)) // guilty: fixed-text
            Button("jobs.more") { jobs = ["Sweep the path"] } // guilty: vague-label
        }
    }

    private var list: some View {
        List {
            HStack {
                Text("Show finished jobs")
                Toggle("", isOn: $showsDone).labelsHidden() // guilty: missing-label
            }
            ForEach(jobs, id: \.self) { row($0) }
            Label("Compost is ready", systemImage: "leaf").onLongPressGesture { jobs.reverse() } // guilty: gesture-only
            Text("Clear the list").pressable { jobs = [] } // guilty: missing-trait
            Button("Undo the last tick") { _ = done.popFirst() } // missed: missing-focus
                .accessibilityHidden(true)
        }
        .background { Button("Finish all") { done = Set(jobs) }.keyboardShortcut("f").opacity(0) }
    }

    private func row(_ job: String) -> some View {
        HStack {
            Text(job)
            Image(systemName: "checkmark.circle")
                .accessibilityLabel(done.contains(job) ? "Reopen \(job)" : "Finish \(job)")
                .onTapGesture { done.formSymmetricDifference([job]) } // guilty: missing-trait
        }
    }
}

#Preview { JobListView() }
