import MapKit
import UIKit
import JourneyStyles

final class JourneyMapViewController: UIViewController, MKMapViewDelegate {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var mapView: MKMapView!
    @IBOutlet weak var locateButton: UIButton!
    @IBOutlet weak var layersButton: UIButton!
    @IBOutlet weak var yearSlider: UISlider!
    @IBOutlet weak var yearLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        titleLabel.accessibilityTraits = .header
        locateButton.accessibilityLabel = L10n.Voice.locate
        layersButton.round(22)
        AccessibleSlider.wire(yearSlider, to: yearChanged(_:))
        yearLabel.textColor = UIColor(red: 0.1, green: 0.1, blue: 0.15, alpha: 1)
    }

    @IBAction func locate(_ sender: Any) {
        mapView.setUserTrackingMode(.follow, animated: true)
    }

    @IBAction func layers(_ sender: Any) {
        mapView.mapType = mapView.mapType == .standard ? .hybrid : .standard
    }

    @IBAction func yearChanged(_ sender: UISlider) {
        yearLabel.text = "\(Int(sender.value))"
    }
}
