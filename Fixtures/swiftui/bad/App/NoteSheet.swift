import SwiftUI

struct NoteSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var mail = ""
    @State private var code = ""
    @State private var subject = ""
    @State private var words = ""
    var photo: UIImage?

    var body: some View {
        NavigationStack {
            Form {
                TextField("E-mail", text: $mail) // guilty: missing-input-purpose
                    .accessibilityLabel("E-mail")
                SecureField("Gate code", text: $code) // guilty: placeholder-label
                TextField("Subject", text: $subject) // guilty: placeholder-label
                TextEditor(text: $words) // guilty: missing-label
                if let photo {
                    Image(uiImage: photo) // guilty: unlabelled-image
                }
                Button("Send to all plots") { dismiss() }.buttonStyle(PillButtonStyle())
            }
            .navigationTitle("Note to all")
            .toolbar {
                Button { dismiss() } label: { Image("ic_x") }.accessibilityLabel("Exit button") // guilty: role-in-label
            }
        }
    }
}

#Preview { NoteSheet() }
