import Components
import SwiftUI

struct SwapShelfView: View {
    @State private var taken: String?

    var body: some View {
        ScrollView {
            InfoCard(title: "How it works") {
                Text("swap.intro").plate()
                Button("Garden rules") { taken = "rules" } // guilty: conflicting-traits
                    .accessibilityAddTraits(.isLink)
            }
            Image.seedBox.resizable() // guilty: unlabelled-image
            HStack {
                ForEach(["Seed tray", "Rope"], id: \.self) { card($0) }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Offers")
            RoundIconButton(image: "ic_basket") { taken = nil } // guilty: missing-label
        }
        .overlay(alignment: .bottomTrailing) {
            Button { taken = "Rope" } label: { Image(uiImage: UIImage()) } // guilty: missing-label
                .accessibilitySortPriority(1)
        }
    }

    private func card(_ offer: String) -> some View {
        VStack {
            Text(offer)
            Text("Free to take")
            Image(systemName: "chevron.right").accessibilityHidden(true)
        }
        .onTapGesture { taken = offer } // guilty: missing-trait
    }
}

#Preview { SwapShelfView() }
