import SwiftUI

/// A card with a title and room for anything below it.
public struct InfoCard<Content: View>: View {
    private let title: LocalizedStringKey
    private let content: Content

    public init(title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.title2.bold())
                .accessibilityAddTraits(.isHeader)
            content
        }
    }
}

#Preview { InfoCard(title: "Open day") { Text("Bring a cup.") } }
