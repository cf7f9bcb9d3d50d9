internal import LazyReports

/// The first event in which two traces part.
struct TraceParting {
  let isSame: Bool
  let text: String

  /// The greatest number of bytes that are shown of a line that is no event.
  private static let longestLine = 200

  init(_ base: [UInt8], _ new: [UInt8], names: (base: String, new: String)) {
    // The headers say what ran, not what happened.
    let old = Array(base.lines.dropFirst())
    let now = Array(new.lines.dropFirst())
    let common = zip(old, now).prefix { $0 == $1 }.count
    isSame = common == old.count && common == now.count
    let count = common == 1 ? "1 event is" : "\(common) events are"
    guard !isSame else {
      text = "\(count) the same"
      return
    }
    let left = common < old.count ? old[common] : nil
    let right = common < now.count ? now[common] : nil
    text = """
      \(count) the same; then they part:
        \(names.base.onOneLine): \(Self.words(for: left, beside: right))
        \(names.new.onOneLine): \(Self.words(for: right, beside: left))
      """
  }

  /// The event's frame, time and kind, and what the other one has otherwise.
  private static func words(
    for line: ArraySlice<UInt8>?,
    beside other: ArraySlice<UInt8>?
  ) -> String {
    guard let line else { return "ends here" }
    guard let fields = RowReader.fields(of: line) else {
      return String(decoding: line.prefix(longestLine), as: UTF8.self).onOneLine
    }
    let others = other.flatMap { RowReader.fields(of: $0) } ?? []
    let place = ["frame", "time"].compactMap { name in
      fields.value(of: name).map { "\(name) \($0.shown)" }
    }
    let kind = fields.value(of: "kind")
    let isSameKind = others.contains { $0.name == "kind" && $0.value == kind }
    let told = fields.filter { field in
      !["frame", "time", "kind"].contains(field.name) && !(isSameKind && others.contains(field))
    }.map { "\($0.name) \($0.value.shown)" }
    return (place + [kind?.shown ?? "no kind"] + told).joined(separator: ", ")
  }
}
