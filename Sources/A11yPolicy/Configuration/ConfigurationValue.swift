import A11yEngine
import A11yModel
import A11ySyntax

// How the value of a configuration key is decoded to its property, merged with inherited values, and shown.

/// Decodes, merges and shows one property of `Configuration`, whatever its type.
struct ConfigurationValue: Sendable {
    /// Decodes a node to the property. Mistakes are noted in the decoder.
    let decode: @Sendable (Node, inout ConfigurationDecoder, inout Configuration) -> Void
    /// Sets the property of `whole` from the layers: the bases, the nearest last, and then the extending file.
    let merge: @Sendable (_ layers: [Configuration], _ whole: inout Configuration) -> Void
    /// What `config` prints for the configuration of a plan; nil to leave the key out.
    let show: @Sendable (RulePlan) -> ShownValue?

    /// A key with one value. The last layer that states it wins. `config` prints the default, if there is one.
    static func single<Value: Placed>(
        _ property: WritableKeyPath<Configuration, Value?> & Sendable, default usual: JSON? = nil,
        json: @escaping @Sendable (Value) -> JSON,
        decode: @escaping @Sendable (Node, inout ConfigurationDecoder) -> Value?
    ) -> ConfigurationValue {
        ConfigurationValue(
            decode: { $2[keyPath: property] = decode($0, &$1) },
            merge: { layers, whole in
                whole[keyPath: property] = layers.last { $0[keyPath: property] != nil }?[keyPath: property]
            },
            show: { plan in
                if let stated = plan.configuration[keyPath: property] {
                    return .value(json(stated), .stated(stated.place))
                }
                return usual.map { .value($0, .byDefault) }
            })
    }

    /// A key that applies only to the file that states it, and is not shown.
    static func notInherited<Value>(
        _ property: WritableKeyPath<Configuration, Located<Value>?> & Sendable,
        decode: @escaping @Sendable (Node, inout ConfigurationDecoder) -> Located<Value>?
    ) -> ConfigurationValue {
        ConfigurationValue(
            decode: { $2[keyPath: property] = decode($0, &$1) },
            merge: { $1[keyPath: property] = $0.last?[keyPath: property] },
            show: { _ in nil })
    }

    /// A list whose items are added to the inherited ones.
    static func combined<Item: Placed>(
        _ property: WritableKeyPath<Configuration, [Item]> & Sendable, json: @escaping @Sendable (Item) -> JSON,
        decode: @escaping @Sendable (Node, inout ConfigurationDecoder) -> [Item]
    ) -> ConfigurationValue {
        ConfigurationValue(
            decode: { $2[keyPath: property] = decode($0, &$1) },
            merge: { layers, whole in
                whole[keyPath: property] = lastAtEachPlace(layers.flatMap { $0[keyPath: property] }) { $0.place }
            },
            show: { plan in
                let items = plan.configuration[keyPath: property]
                return items.isEmpty ? nil : .list(items.map { (json($0), $0.place) })
            })
    }

    /// A mapping of other keys. Each member is merged on its own.
    static func group(_ name: String, of members: [ConfigurationKey]) -> ConfigurationValue {
        ConfigurationValue(
            decode: { node, decoder, configuration in
                let known = members.map(\.name)
                for (member, value) in decoder.entries(of: node, known: known, kind: "key", in: "“\(name)”") {
                    guard let key = members.first(where: { $0.name == member }) else { continue }
                    key.value.decode(value, &decoder, &configuration)
                }
            },
            merge: { _, _ in },
            show: { plan in
                let shown = members.compactMap { key in key.value.show(plan).map { (key.name, $0) } }
                return shown.isEmpty ? nil : .mapping(shown)
            })
    }

    /// `version`: checked, and not kept.
    static let formatVersion = ConfigurationValue(
        decode: { node, decoder, _ in
            guard node.kind == .scalar, node.isPlain, node.text == Configuration.version else {
                return decoder.wrong(node, expected: "1, the only version of this format")
            }
        },
        merge: { _, _ in }, show: { _ in nil })

    /// `extends`: presets of all files are combined; files have been merged already.
    static let extensions = ConfigurationValue(
        decode: { node, decoder, configuration in
            configuration.extends = decoder.textOrTexts(node)?.compactMap { decoder.extended($0) }
        },
        merge: { layers, whole in
            let presets = layers.flatMap { $0.extends ?? [] }.filter { $0.presetPlace != nil }
            // An empty list extends nothing, which is not the same as no list.
            let inherited = layers.dropLast().compactMap(\.extends).last { $0.isEmpty }
            whole.extends = presets.isEmpty ? inherited : lastAtEachPlace(presets, by: \.presetPlace)
        },
        show: { plan in
            guard let presets = plan.configuration.presets else {
                return .value(.array([.text(Preset.recommended.rawValue)]), .byDefault)
            }
            return .value(.array(presets.map { .text($0.name) }), .stated(presets.last?.place))
        })

    /// `rules`: one layer for each file. What is shown is the outcome for each rule that some layer changes.
    static let rules = ConfigurationValue(
        decode: { $2.rules = [$1.ruleSettings($0)] },
        merge: { layers, whole in whole.rules = lastAtEachPlace(layers.flatMap(\.rules)) { $0.first?.place } },
        show: { plan in
            let states = plan.states(in: nil).filter {
                $0.levelPlace != nil || $0.failOn != nil || !$0.options.isEmpty
            }
            let shown = states.map { state -> (name: String, value: ShownValue) in
                let word = state.isOn ? (state.severity ?? state.rule.severity).rawValue : "off"
                let level = ShownValue.value(.text(word), ShownValue.Origin(state.levelPlace))
                let failOn = state.failOn.map {
                    [(name: "fail-on", value: ShownValue.value(.text($0.value.rawValue), .stated($0.place)))]
                }
                let options = state.options.map {
                    (name: $0.name, value: ShownValue.value($0.value, .stated($0.place)))
                }
                let others = (failOn ?? []) + options
                return (state.rule.id, others.isEmpty ? level : .mapping([("severity", level)] + others))
            }
            return shown.isEmpty ? nil : .mapping(shown)
        })

    /// `reports`: merged by format.
    static let reports = ConfigurationValue(
        decode: { node, decoder, configuration in
            for (name, value) in decoder.entries(of: node, known: decoder.formats, kind: "format") {
                guard let file = decoder.text(value) else { continue }
                configuration.reports.append((decoder.located(name, value), file))
            }
        },
        merge: { layers, whole in
            for report in layers.flatMap(\.reports) {
                whole.reports.removeAll { $0.format.value == report.format.value }
                whole.reports.append(report)
            }
        },
        show: { plan in
            let reports = plan.configuration.reports.map { report in
                (report.format.value, ShownValue.value(report.file.json, .stated(report.format.place)))
            }
            return reports.isEmpty ? nil : .mapping(reports)
        })
}

/// The last item of each place: a file that is extended in several ways contributes its items once.
private func lastAtEachPlace<Item>(_ items: [Item], by place: (Item) -> ConfigurationPlace?) -> [Item] {
    var seen: Set<ConfigurationPlace> = []
    let last = items.reversed().filter { item in place(item).map { seen.insert($0).inserted } ?? false }
    return last.reversed()
}

extension Configuration.Extension {
    /// Where a preset is stated; nil for a file.
    fileprivate var presetPlace: ConfigurationPlace? {
        if case .preset(_, _, let place) = self { place } else { nil }
    }
}

extension Located<String> {
    var json: JSON { .text(value) }
}

extension Located<Bool> {
    var json: JSON { .flag(value) }
}

extension FilePatterns {
    var json: JSON { .array(patterns.patterns.map { .text($0.text) }) }
}
