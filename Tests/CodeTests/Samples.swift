import Foundation

@testable import A11yCode

/// The tokens of code with its bytes.
struct LexedSample {
    let bytes: [UInt8]
    let tokens: [CodeToken]
    let names: [String]
    let problem: String?

    init(_ bytes: [UInt8], _ language: CodeLanguage) {
        let lexed = language == .swift ? SwiftLexer.lex(bytes) : ObjectiveCLexer.lex(bytes)
        self.bytes = bytes
        (tokens, names, problem) = (lexed.tokens, lexed.names, lexed.problem?.words)
    }
}

/// Code to be read.
enum Sample {
    /// A file of a language.
    static func file(_ text: String, _ language: CodeLanguage = .swift) -> LexedSample {
        LexedSample(Array(text.utf8), language)
    }

    /// The texts of the tokens, a word without backticks.
    static func tokens(_ text: String, _ language: CodeLanguage = .swift) -> [String] { texts(file(text, language)) }

    /// The texts of the tokens of a file.
    static func texts(_ file: LexedSample) -> [String] {
        file.tokens.map { token in
            token.name >= 0
                ? file.names[token.name] : String(decoding: file.bytes[token.start..<token.end], as: UTF8.self)
        }
    }

    /// A file with most of what Swift has.
    static let swift = ##"""
        #!/usr/bin/env swift
        import UIKit
        @objc(CardView) @MainActor final class Card<T: Hashable>: Base<T>, UITableViewDelegate where T: Sendable {
            @IBOutlet private weak var close: UIButton!
            @IBOutlet var buttons: [UIButton]!
            @available(iOS 13, *) @objc(show:)
            class func show<U>(_ a: Int = 3, with done: @escaping () -> Void) -> [UIView]? {
                let text = "a \(close.title ?? "b \(T.self)") c", raw = #"d \#(a) \(e)"#, `class` = 1 / 2
                let pattern = /[a-z]+\/(x)/, other = #/a"b/#
                /* a /* nested */ comment */
                #if DEBUG
                if a > 2 { print("""
                    more "text" \(a)
                    """) }
                #else
                if a >= 2 { return nil }
                #endif
                return close?.isHidden == true ? [close!] : nil // done
            }
            lazy var box: UIView = { [weak self] in UIView() }()
        }
        """##

    /// A file with most of what Objective-C has.
    static let objectiveC = #"""
        #import "Card.h"
        #define CLOSE(x) do { \
            [x setTitle:@"}" forState:0]; } while (0)
        @interface Card () <UITableViewDelegate> {
            IBOutlet UIButton *_close, *_open;
        }
        @property (nonatomic, weak) IBOutlet UIButton *title;
        @end
        #if 0
        This isn't code {
        #endif
        @implementation Card
        - (IBAction)tap:(id)sender forEvent:(UIEvent *)event {
            NSArray<UIButton *> *all = @[_close, self->_open];
            char c = '"'; // a " comment
            [all enumerateObjectsUsingBlock:^(UIButton *b, NSUInteger i, BOOL *stop) { b.hidden = i >= 1; }];
            [self performSelector:@selector(tap:forEvent:) withObject:@{@"a": @(1)}];
        #ifdef DEBUG
            if (c != 'x') {
        #else
            if (c == '\'') {
        #endif
            }
        }
        @end
        """#
}
