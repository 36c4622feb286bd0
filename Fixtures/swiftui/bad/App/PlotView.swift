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
            Image("tool_shed").resizable().scaledToFit() // guilty: unlabelled-image
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
                .font(.small) // guilty: fixed-text
        }
        .navigationTitle(plot.crop)
        .background { NavigationLink(isActive: $showsShelf) { SwapShelfView() } label: { EmptyView() } }
    }

    private func heading(_ title: LocalizedStringKey) -> some View {
        Text(title).font(.title2) // guilty: missing-header
    }

    private func fact(_ name: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
        HStack { // missed: unmerged-group
            Text(name)
            Text(value)
        }
    }

    private var weather: some View {
        VStack { // guilty: silent-focus
            Image(systemName: "sun.max")
            Text("No rain until Friday")
        }
        .accessibilityElement()
    }

    private var sunBar: some View {
        Capsule().fill(.yellow).frame(width: sun * 20, height: 12)
            .accessibilityRepresentation {
                Slider(value: $sun, in: 0...12) // guilty: missing-label
            }
    }

    private var flag: some View {
        Circle().fill(.orange).frame(width: dot, height: dot)
            .onTapGesture { soil = 5 } // guilty: missing-focus
    }

    private var neighbour: some View {
        HStack { // guilty: swallowed-control
            Text("Plot 5 needs help")
            Button("Offer a can") { litres -= 1 }
            Button("Show the shelf") { showsShelf = true }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Plot 5 needs help")
    }

    private var takeOver: some View {
        HStack {
            Button("Take over") { litres = 0 }
            Button("Take over") { soil = 1 } // guilty: duplicate-label
        }
    }
}

#Preview { PlotView(plot: Plot(id: 4, crop: "Beans")) }
