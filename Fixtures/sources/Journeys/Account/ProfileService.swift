import UIKit

struct Profile {
    var name: String
    var picture: UIImage?
    var hasPicture: Bool { picture != nil }
}

enum ProfileService {
    static func load(_ done: @escaping (Profile) -> Void) {
        DispatchQueue.global().async {
            let name = UserDefaults.standard.string(forKey: "name") ?? ""
            DispatchQueue.main.async { done(Profile(name: name, picture: nil)) }
        }
    }
}
