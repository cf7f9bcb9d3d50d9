internal import Lua

/// Errors for names that an object does not have.
enum FixedFields {
  /// The error for reading an unknown name.
  static func missing(_ key: LuaValue, in owner: String, names: [String]) -> Mistake {
    guard let name = key.text else { return Mistake("\(owner) has no \(Literal.of(key))") }
    if owner == "View", let reason = Vocabulary.reason(againstModifier: name) {
      return Mistake(reason)
    }
    if let remedy = SwiftUINames.remedy(againstMember: name, of: owner), !names.contains(name) {
      return Mistake("\(owner) has no \(Literal.name(name)); \(remedy)")
    }
    if owner != "View", !names.contains(name), let holder = holder(of: name) {
      return Mistake("\(owner) has no \(Literal.name(name)); write \(holder)")
    }
    guard owner == "View" else {
      return .unknown(
        "\(owner) has no \(Literal.name(name))",
        name: name,
        among: names,
        listed: "it has"
      )
    }
    return .unknown(
      "a view has no modifier \(Literal.name(name))",
      name: name,
      among: names
    )
  }

  /// How a member of another object is written: `window:scrollView():drag(…)`.
  private static func holder(of name: String) -> String? {
    for (owner, way) in ways {
      guard let member = Registry.builtIn.find(name, owner: owner)?.declaration else { continue }
      return member.kind == .method ? "\(way):\(name)(…)" : "\(way).\(name)"
    }
    return nil
  }

  /// How objects are reached from a window.
  private static let ways = [
    ("ScrollView", "window:scrollView()"), ("Window", "window"), ("Trace", "window.trace"),
    ("Metrics", "window.metrics"), ("Node", "window:node(id)"),
  ]

  /// The error for writing a name.
  static func readOnly(_ key: LuaValue, in owner: String, names: [String]) -> Mistake {
    guard let name = key.text, names.contains(name) else {
      return missing(key, in: owner, names: names)
    }
    let isOffset = owner == "ScrollView" && name == "contentOffset"
    let remedy = isOffset ? "; write scroll:scrollTo { y = … }" : ""
    return Mistake("\(name) of \(owner) can only be read\(remedy)")
  }
}
