import SwiftUI

struct WateringDial: View {
    @Binding var litres: Double

    var body: some View {
        ZStack { // guilty: missing-adjustable
            Circle().stroke(.tint, lineWidth: 8)
            Text("\(Int(litres)) l")
        }
        .gesture(DragGesture().onChanged { litres = max(0, -Double($0.translation.height) / 40) })
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Water a day")
        .accessibilityValue("\(Int(litres)) litres")
    }
}

#Preview { WateringDial(litres: .constant(6)) }
