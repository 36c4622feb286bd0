import SwiftUI

struct PillButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct PlateModifier: ViewModifier {
    func body(content: Content) -> some View { content.padding().background(.quaternary, in: Capsule()) }
}

extension View {
    func plate() -> some View { modifier(PlateModifier()) }

    func pressable(_ action: @escaping () -> Void) -> some View {
        contentShape(Rectangle()).onTapGesture(perform: action)
    }
}

extension Image {
    static let seedBox = Image("seed_box")
}

extension Font {
    static let small = Font.system(size: 12)
}

#Preview { Button("Dig") {}.buttonStyle(PillButtonStyle()) }
