import Foundation

/// A small app: a storyboard with one button, and the class of its controller.
enum App {
    /// A screen whose button `bt1-aa-aaa` has an image alone, and the outlet `closeButton` of `LoginViewController`.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
         targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc1-aa-aaa">
            <scenes>
                <scene sceneID="sc1-aa-aaa">
                    <objects>
                        <viewController id="vc1-aa-aaa" customClass="LoginViewController">
                            <view key="view" contentMode="scaleToFill" id="vw1-aa-aaa">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <button opaque="NO" id="bt1-aa-aaa">
                                        <rect key="frame" x="320" y="20" width="44" height="44"/>
                                        <state key="normal" image="ic_close"/>
                                    </button>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="closeButton" destination="bt1-aa-aaa" id="ou1-aa-aaa"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-aa-aaa"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    /// The class of its controller, with these lines in `viewDidLoad`.
    static func controller(_ lines: String = "") -> String {
        """
        import UIKit

        class LoginViewController: UIViewController {
            @IBOutlet weak var closeButton: UIButton!

            override func viewDidLoad() {
                super.viewDidLoad()
                \(lines)
            }
        }

        """
    }

    /// A repository with the app: its project file, its storyboard and its code, and other files.
    static func folder(_ others: [String: String] = [:], doing lines: String = "") throws -> Folder {
        let files = [
            ".git/HEAD": "", "Login.xcodeproj/project.pbxproj": "", "Login/Main.storyboard": storyboard,
            "Login/LoginViewController.swift": controller(lines),
        ]
        return try Folder(files.merging(others) { $1 })
    }
}
