/// The document `Sources/Fidelity.md`, which compares lazylab with SwiftUI.
enum FidelityDocument {
  static let path = "Sources/Fidelity.md"

  /// The text of the document for some measurements.
  static func text(_ all: [Measurement]) -> String {
    let groups = Measurement.groups.map { group in
      let rows = all.filter { $0.letter == group.letter }.map(row)
      return (["## \(group.title)", "", head] + rows).joined(separator: "\n")
    }
    return ([introduction(all)] + groups).joined(separator: "\n\n") + "\n"
  }

  private static let head = """
    | | conditions | system | reported | lazylab | verdict |
    |---|---|---|---|---|---|
    """

  private static func introduction(_ all: [Measurement]) -> String {
    let counts = Measurement.Verdict.allCases.map { verdict in
      "\(all.filter { $0.kind == verdict }.count) \(verdict.rawValue)"
    }
    return """
      # Beside the real thing

      What people published about SwiftUI and about the `UIScrollView` beneath it, each beside what
      lazylab does under the same conditions: \(all.count) measurements, of which
      \(counts.joined(separator: ", ")).

      One author's observation is the rule, so none of them proves much. *Same* means that the
      reported figure or bound is met; *same in part* that one of several figures or conditions is,
      and another is not; *same in kind* that rows or gestures were not published, or are none of
      lazylab's, and the same happens with ours; *another parameter* that the figure is not met as
      the profile stands, and is with the one that is named; *not modeled* that lazylab does
      something else, on purpose or because the rule is not known; *not built yet* that what was
      measured is missing altogether.

      This file is generated. The column *lazylab* is what the scripts in
      [Tests/Conformance/measured](../Tests/Conformance/measured) print, and each fails where its
      verdict does not hold. Recorded with `LAZYLAB_RECORD=1 Scripts/check --filter FidelityTests`.
      """
  }

  private static func row(_ measurement: Measurement) -> String {
    let parts = measurement.source.split(separator: " ", maxSplits: 1)
    let address = parts.first ?? ""
    let name = address.replacing("https://", with: "").replacing("www.", with: "")
    let place = parts.count > 1 ? ", \(parts[1])" : ""
    let cells = [
      measurement.id, "\(measurement.conditions) ([\(name)](\(address))\(place))",
      measurement.system, measurement.reported, measurement.ours ?? "–", measurement.verdict,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
