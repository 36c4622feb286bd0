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
                TextField("E-mail", text: $mail)
                    .accessibilityLabel("E-mail")
                    .textContentType(.emailAddress)
                SecureField("Gate code", text: $code)
                    .accessibilityLabel("Gate code")
                LabeledContent("Subject") { TextField("Hedgehog at the pond", text: $subject) }
                TextEditor(text: $words)
                    .accessibilityLabel("Note")
                if let photo {
                    Image(uiImage: photo).accessibilityLabel("The photo you add")
                }
                Button("Send to all plots") { dismiss() }.buttonStyle(PillButtonStyle())
            }
            .navigationTitle("Note to all")
            .toolbar {
                Button { dismiss() } label: { Image("ic_x") }.accessibilityLabel("Exit")
            }
        }
    }
}

#Preview { NoteSheet() }
