import SwiftUI

struct Plot: Identifiable, Hashable {
    let id: Int
    let crop: String
    var isThirsty = false
    var photo: UIImage?
}

struct PlotListView: View {
    @State private var plots = [Plot(id: 4, crop: "Beans", isThirsty: true), Plot(id: 9, crop: "Chard")]
    @State private var showsNote = false
    @State private var order = 0

    var body: some View {
        NavigationStack {
            List {
                Picker("", selection: $order) {
                    Text("By number").tag(0)
                    Text("By crop").tag(1)
                }
                .pickerStyle(.segmented)
                ForEach(plots) { plot in
                    NavigationLink(value: plot) { PlotRow(plot: plot) }
                        .swipeActions { Button("Remove") { plots.removeAll { $0 == plot } } }
                }
            }
            .navigationTitle("Plots")
            .navigationDestination(for: Plot.self) { PlotView(plot: $0) }
            .toolbar { items }
            .sheet(isPresented: $showsNote) { NoteSheet(photo: plots.first?.photo) }
        }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button { plots.reverse() } label: { Image("ic_turn") }
                .accessibilityLabel("Turn the order around")
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button { showsNote = true } label: { Label("Write a note", image: "ic_note").labelStyle(.iconOnly) }
        }
    }
}

struct PlotRow: View {
    let plot: Plot

    var body: some View {
        HStack {
            Image(decorative: "bed")
            Text(plot.crop)
            Text("Plot \(plot.id)").font(.caption)
            if plot.isThirsty { Image(systemName: "drop").accessibilityLabel("Needs water") }
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview { PlotListView() }
