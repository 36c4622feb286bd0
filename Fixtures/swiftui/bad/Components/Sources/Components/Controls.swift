import SwiftUI

/// A round button with nothing but a picture; who uses it says what it does.
public struct RoundIconButton: View {
    private let image: String
    private let label: LocalizedStringKey
    private let action: () -> Void

    public init(image: String, label: LocalizedStringKey = "", action: @escaping () -> Void) {
        self.image = image
        self.label = label
        self.action = action
    }

    public var body: some View {
        Button(action: action) { Image(image).padding(12) }.accessibilityLabel(label)
    }
}

/// Five dots, of which some are full.
public struct RatingDots: View {
    @Binding private var rating: Int

    public init(rating: Binding<Int>) { _rating = rating }

    public var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { Circle().fill($0 <= rating ? Color.green : Color.gray) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Soil")
        .accessibilityValue("\(rating) of 5")
        .accessibilityAdjustableAction { rating = min(5, max(1, rating + ($0 == .increment ? 1 : -1))) }
    }
}

#Preview { RoundIconButton(image: "ic_spade") {} }
