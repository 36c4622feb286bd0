import Foundation

struct Journey: Codable, Identifiable {
    let id: UUID
    var title: String
    var notes: String?
    var start: Date
    var days: [Day]
    var isFavourite: Bool
    var coverURL: URL?
}

struct Day: Codable {
    var text: String
    var weather: String?
}

struct Expense: Codable {
    enum Kind: String, Codable { case food, travel, fun }
    var kind: Kind
    var what: String
    var cents: Int
}

final class JourneyStore {
    static let shared = JourneyStore()
    private(set) var journeys: [Journey] = []

    func load() {
        guard let data = UserDefaults.standard.data(forKey: "journeys") else { return }
        journeys = (try? JSONDecoder().decode([Journey].self, from: data)) ?? []
    }
}
