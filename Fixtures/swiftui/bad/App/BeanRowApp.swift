import SwiftUI

@main
struct BeanRowApp: App {
    var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
    var body: some View {
        TabView {
            PlotListView().tabItem { Label("Plots", systemImage: "leaf") }
            JobListView().tabItem { Label("Jobs", systemImage: "checklist") }
            SwapShelfView().tabItem { Image("tab_swap") } // guilty: missing-label
            SettingsView().tabItem { Label("Settings", systemImage: "gearshape") }
        }
    }
}

#Preview { RootView() }
