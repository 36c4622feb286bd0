import SwiftUI

struct JobListView: View {
    @State private var jobs = ["Turn the compost", "Mend the gate"]
    @State private var done: Set<String> = []
    @State private var showsDone = true
    @ScaledMetric private var small = 15.0

    var body: some View {
        if jobs.isEmpty { empty } else { list }
    }

    private var empty: some View {
        VStack {
            Image(decorative: "wheelbarrow")
            Text("Come back on Saturday.")
                .font(.system(size: small))
            Button("jobs.more") { jobs = ["Sweep the path"] }
        }
    }

    private var list: some View {
        List {
            HStack {
                Text("Show finished jobs")
                Toggle("", isOn: $showsDone).labelsHidden()
            }
            .accessibilityElement(children: .combine)
            ForEach(jobs, id: \.self) { row($0) }
            Label("Compost is ready", systemImage: "leaf").onLongPressGesture { jobs.reverse() }
                .accessibilityAction(named: "Turn the order around") { jobs.reverse() }
            Text("Clear the list").pressable { jobs = [] }
            Button("Undo the last tick") { _ = done.popFirst() }
        }
        .background { Button("Finish all") { done = Set(jobs) }.keyboardShortcut("f").opacity(0) }
    }

    private func row(_ job: String) -> some View {
        HStack {
            Text(job)
            Image(systemName: "checkmark.circle")
                .accessibilityLabel(done.contains(job) ? "Reopen \(job)" : "Finish \(job)")
                .accessibilityAddTraits(.isButton)
                .onTapGesture { done.formSymmetricDifference([job]) }
        }
    }
}

#Preview { JobListView() }
