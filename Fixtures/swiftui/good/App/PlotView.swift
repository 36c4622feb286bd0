import Components
import SwiftUI

struct PlotView: View {
    let plot: Plot
    @State private var litres = 6.0
    @State private var sun = 5.0
    @State private var soil = 3
    @State private var showsShelf = false
    @ScaledMetric private var dot = 28.0

    var body: some View {
        ScrollView {
            Image("tool_shed").resizable().scaledToFit()
            heading("This week")
            fact("Size", "24 square metres")
            weather
            WateringDial(litres: $litres)
            sunBar
            RatingDots(rating: $soil)
            flag
            neighbour
            takeOver
            Text("Shared since the spring")
                .font(.small)
        }
        .navigationTitle(plot.crop)
        .background { NavigationLink(isActive: $showsShelf) { SwapShelfView() } label: { EmptyView() } }
    }

    private func heading(_ title: LocalizedStringKey) -> some View {
        Text(title).font(.title2).accessibilityAddTraits(.isHeader)
    }

    private func fact(_ name: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
        HStack {
            Text(name)
            Text(value)
        }
        .accessibilityElement(children: .combine)
    }

    private var weather: some View {
        VStack {
            Image(systemName: "sun.max")
            Text("No rain until Friday")
        }
        .accessibilityElement()
        .accessibilityLabel("Dry, no rain until Friday")
    }

    private var sunBar: some View {
        Capsule().fill(.yellow).frame(width: sun * 20, height: 12)
            .accessibilityRepresentation {
                Slider(value: $sun, in: 0...12) { Text("Hours of sun") }
            }
    }

    private var flag: some View {
        Button { soil = 5 } label: { Circle().fill(.orange).frame(width: dot, height: dot) }
            .accessibilityLabel("Mark the soil as good")
    }

    private var neighbour: some View {
        HStack {
            Text("Plot 5 needs help")
            Button("Offer a can") { litres -= 1 }
            Button("Show the shelf") { showsShelf = true }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Plot 5 needs help")
        .accessibilityAction(named: "Offer a can") { litres -= 1 }
        .accessibilityAction(named: "Show the shelf") { showsShelf = true }
    }

    private var takeOver: some View {
        HStack {
            Button("Take the bed") { litres = 0 }
            Button("Take the compost") { soil = 1 }
        }
    }
}

#Preview { PlotView(plot: Plot(id: 4, crop: "Beans")) }
