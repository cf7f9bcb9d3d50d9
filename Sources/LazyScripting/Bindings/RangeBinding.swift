internal import LazyStacks
internal import Lua

/// The integers from one to another, as `ForEach` takes them.
final class RangeValue: HostClass {
  static let className = "Range"

  let first: Int
  let last: Int

  init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }

  static func describe(_ type: inout HostBehavior<RangeValue>) {
    type.description = { range, call in call.push("Range(\(range.first), \(range.last))") }
    type.equals = { $0.first == $1.first && $0.last == $1.last }
  }
}

enum RangeBinding {
  static let registrations: [Registration] = [
    .constructor(
      "Range",
      taking: [
        .position("first", as: .integer(atLeast: Int.min), summary: "The first integer."),
        .position(
          "last",
          as: .integer(atLeast: Int.min),
          summary: "The last integer, which belongs to it."
        ),
      ],
      gives: .object("Range"),
      summary: "The integers from one to another, for `ForEach`."
    ) { call, reader in
      let first = try call.integer(at: 0)
      let last = try call.integer(at: 1)
      guard limits.contains(first), limits.contains(last) else {
        throw Mistake("the ends of Range lie between \(limits.lowerBound) and \(limits.upperBound)")
      }
      guard last >= first - 1 else {
        throw Mistake("last of Range is at least \(first - 1) here, got \(last)")
      }
      return call.push(
        RangeValue(first: first, last: last),
        as: try reader.session.types[RangeValue.self]
      )
    },
    end("first", summary: "The first integer.", at: \.first),
    end("last", summary: "The last integer.", at: \.last),
  ]

  /// The integers that a number of points can still represent exactly.
  static let limits = -0x20_0000_0000_0000...0x20_0000_0000_0000

  private static func end(
    _ name: String,
    summary: String,
    at path: any KeyPath<RangeValue, Int> & Sendable
  ) -> Registration {
    .field(
      name,
      of: "Range",
      on: RangeValue.self,
      gives: .integer(atLeast: Int.min),
      summary: summary
    ) {
      range,
      call,
      _ in call.push(range[keyPath: path])
    }
  }
}
