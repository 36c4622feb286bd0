import Components
import SwiftUI

struct SwapShelfView: View {
    @State private var taken: String?

    var body: some View {
        ScrollView {
            InfoCard(title: "How it works") {
                Text("swap.intro").plate()
                Link("Garden rules", destination: URL(string: "https://beanrow.example/rules")!)
                    .accessibilityRemoveTraits(.isButton)
            }
            Image.seedBox.accessibilityLabel("A box full of seed packets")
            HStack {
                ForEach(["Seed tray", "Rope"], id: \.self) { card($0) }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Offers")
            RoundIconButton(image: "ic_basket", label: "Empty the basket") { taken = nil }
        }
        .overlay(alignment: .bottomTrailing) {
            Button { taken = "Rope" } label: { Image(uiImage: UIImage()) }
                .accessibilityLabel("Borrow the rope")
                .accessibilitySortPriority(1)
        }
    }

    private func card(_ offer: String) -> some View {
        Button { taken = offer } label: {
            VStack {
                Text(offer)
                Text("Free to take")
                Image(systemName: "chevron.right").accessibilityHidden(true)
            }
        }
    }
}

#Preview { SwapShelfView() }
