import SwiftUI

struct WelcomeView: View {
    var body: some View {
        VStack {
            Image("hero_beans")
            Text("Grow with us").font(.title)
            Text("Rules of the garden").onTapGesture { showRules() }
            Button { signIn() } label: { Image("ic_door") }
        }
    }
}
