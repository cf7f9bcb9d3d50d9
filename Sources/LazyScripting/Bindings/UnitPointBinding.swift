internal import LazyStacks
internal import Lua

/// A point in a view, as fractions of the view's size, as scripts hold it.
final class UnitPointValue: HostClass {
  static let className = "UnitPoint"

  let point: UnitPoint
  init(_ point: UnitPoint) { self.point = point }

  static func describe(_ type: inout HostBehavior<UnitPointValue>) {
    type.description = { value, call in call.push(value.point.written) }
    type.equals = { $0.point == $1.point }
  }
}

enum UnitPointBinding {
  static let registrations: [Registration] = [
    .constructor(
      "UnitPoint",
      taking: [
        .label(
          "x",
          as: .number,
          required: true,
          summary: "The fraction of the width, from the left."
        ),
        .label(
          "y",
          as: .number,
          required: true,
          summary: "The fraction of the height, from the top."
        ),
      ],
      gives: .object("UnitPoint"),
      summary:
        "A place in a view, where none of the named ones is meant: `anchor = UnitPoint { x = 0.5, "
        + "y = 0.25 }`. Anchors of scrolls lie in the view, so both are from 0 to 1 there."
    ) { call, reader in
      let point = UnitPoint(
        x: try reader.number("x", in: call) ?? 0,
        y: try reader.number("y", in: call) ?? 0
      )
      return call.push(UnitPointValue(point), as: try reader.session.types[UnitPointValue.self])
    },
    fraction("x", summary: "The fraction of the width, from the left.", at: \.x),
    fraction("y", summary: "The fraction of the height, from the top.", at: \.y),
  ]

  /// The kind of parameters that take a point in a view.
  static let kind = ValueKind.either([
    .cases(UnitPoint.named.map(\.name)), .object("UnitPoint"),
  ])

  private static func fraction(
    _ name: String,
    summary: String,
    at path: any KeyPath<UnitPoint, Double> & Sendable
  ) -> Registration {
    .field(name, of: "UnitPoint", on: UnitPointValue.self, gives: .number, summary: summary) {
      value,
      call,
      _ in
      call.push(value.point[keyPath: path])
    }
  }
}

extension UnitPoint {
  /// Reads a point in a view; nil if none was given.
  init?(_ name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    guard reader.has(name, in: call) else { return nil }
    try self.init(reader.value(name, in: call), of: reader.session.types)
  }

  /// Reads the point of a view that a scroll aligns; nil if none was given.
  ///
  /// - Throws: ``Mistake`` for a point outside of the view, because it would put the target of the
  ///   scroll out of sight.
  init?(
    aligning name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws {
    guard let point = try UnitPoint(name, in: call, by: reader) else { return nil }
    self = try point.checkedAnchor("\(name) of \(reader.title)")
  }

  /// The point that a value names or is; nil for any other value.
  init?(_ value: LuaValue, of types: HostTypes) throws {
    let point =
      if case .object(let handle) = value {
        try types[UnitPointValue.self].object(of: handle)?.point
      } else {
        UnitPoint.named.first { $0.name == value.text }?.point
      }
    guard let point else { return nil }
    self = point
  }

  /// The point as a script writes it.
  fileprivate var written: String {
    "UnitPoint { x = \(Printed.number(x)), y = \(Printed.number(y)) }"
  }

  /// The same point, after checking that it lies in the view.
  func checkedAnchor(_ title: String) throws -> UnitPoint {
    guard (0...1).contains(x), (0...1).contains(y) else {
      throw Mistake(
        "\(title) lies in the view, so its x and y are from 0 to 1, got \(written); for room "
          + "beside a view use :contentMargins"
      )
    }
    return self
  }
}
