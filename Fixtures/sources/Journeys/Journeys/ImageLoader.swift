import UIKit

final class ImageLoader {
    static let shared = ImageLoader()
    private let cache = NSCache<NSURL, UIImage>()

    func load(_ url: URL, into view: UIImageView) {
        if let image = cache.object(forKey: url as NSURL) {
            view.image = image
            return
        }
        URLSession.shared.dataTask(with: url) { [weak view, cache] data, _, _ in
            guard let data = data, let image = UIImage(data: data) else { return }
            cache.setObject(image, forKey: url as NSURL)
            DispatchQueue.main.async { view?.image = image }
        }.resume()
    }
}
