internal import Lua

/// What SwiftUI users write at first, and how it is written here.
enum Slips {
  /// The remedy for refused arguments, if more can be said than their kinds.
  static func remedy(for declaration: Declaration, in call: borrowing LuaCall) -> Mistake? {
    switch (declaration.owner, declaration.name) {
    case (nil, "ForEach"): bounds(in: call)
    case ("View", "scrollPosition"): position(in: call)
    case (nil, "help") where call.count == 0:
      Mistake("help needs a name; write help(\"LazyVStack\"), or .help at the prompt")
    default: nil
    }
  }

  /// The remedy for a position that was not made before: `:scrollPosition { id = "x" }`.
  private static func position(in call: borrowing LuaCall) -> Mistake? {
    let isID = [.string, .integer, .number].contains(call.kind(at: 0))
    guard call.hasUnknownKey || isID else { return nil }
    return Mistake(
      ":scrollPosition takes a ScrollPosition; write local position = ScrollPosition { "
        + "id = … }, and then :scrollPosition(position)"
    )
  }

  /// The remedy for `ForEach(0, 10, f)`, whose numbers are meant as the bounds of `0..<10`.
  private static func bounds(in call: borrowing LuaCall) -> Mistake? {
    guard call.kind(at: 0) == .integer, call.kind(at: 1) == .integer,
      let first = try? call.integer(at: 0),
      let end = try? call.integer(at: 1), first < end
    else { return nil }
    guard call.kind(at: 2) != .integer else {
      return Mistake(
        "ForEach takes its elements as one value, got \(call.count); write them in a table of "
          + "their own: ForEach { { \(first), \(end), … }, function(element) … end }"
      )
    }
    return Mistake(
      "ForEach takes its elements as one value, got \(first) and \(end); Swift's "
        + "\(first)..<\(end) is written ForEach { Range(\(first), \(end - 1)), function(i) … end }"
    )
  }

  /// The parameter that a child which is not a view was probably meant for.
  static func label(
    for place: Int,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) -> String? {
    let given = call.kind(at: place)
    if given == .string, reader.declaration.name == "background" {
      return "Color \(Literal.found(at: place, in: call))"
    }
    if given == .string, let text = try? call.text(at: place), text.hasPrefix("."),
      let label = reader.labels.first(where: { label in
        label.kind.strings.contains { ".\($0)" == text }
      })
    {
      return "\(label.name) = \(Literal.quoted(String(text.dropFirst())))"
    }
    if given == .string, reader.declaration.name == "Section" {
      return "header = Text \(Literal.found(at: place, in: call))"
    }
    guard given == .string || given == .integer || given == .number else { return nil }
    return ArgumentCheck(by: reader).label(for: place, in: call).map {
      "\($0.name) = \(Literal.written(at: place, in: call))"
    }
  }

  /// The remedy for a number or a boolean in place of a text.
  static func asText(_ title: String, isOnlyPosition: Bool, literal: String) -> String {
    let text = isOnlyPosition ? "\(title)(\"\(literal)\")" : "\"\(literal)\""
    return "write \(text), or tostring(value)"
  }
}
