internal import LazyStacks
internal import Lua

/// A horizontal alignment that a script named.
final class HorizontalAlignmentValue: HostClass {
  static let className = "HorizontalAlignment"

  let alignment: HorizontalAlignment
  init(_ alignment: HorizontalAlignment) { self.alignment = alignment }

  static func describe(_ type: inout HostBehavior<HorizontalAlignmentValue>) {
    type.description = { $1.push("HorizontalAlignment \($0.alignment.name)") }
    type.equals = { $0.alignment == $1.alignment }
  }
}

/// A vertical alignment that a script named.
final class VerticalAlignmentValue: HostClass {
  static let className = "VerticalAlignment"

  let alignment: VerticalAlignment
  init(_ alignment: VerticalAlignment) { self.alignment = alignment }

  static func describe(_ type: inout HostBehavior<VerticalAlignmentValue>) {
    type.description = { $1.push("VerticalAlignment \($0.alignment.name)") }
    type.equals = { $0.alignment == $1.alignment }
  }
}

/// Reads the values that scripts write for `alignment`.
enum Alignments {
  static let horizontal = ValueKind.either([
    .cases(HorizontalAlignment.named.map(\.name)), .object("HorizontalAlignment"),
  ])
  static let vertical = ValueKind.either([
    .cases(VerticalAlignment.named.map(\.name)), .object("VerticalAlignment"),
  ])
  static let both = ValueKind.either([
    .cases(Alignment.named.map(\.name)), .object("HorizontalAlignment"),
    .object("VerticalAlignment"),
  ])

  static func parameter(as kind: ValueKind, summary: String) -> Parameter {
    .label("alignment", as: kind, default: "\"center\"", summary: summary)
  }

  /// The parameter for an alignment across a stack.
  static func parameter(across axis: Axis) -> Parameter {
    parameter(
      as: axis == .vertical ? horizontal : vertical,
      summary: "Where narrower children stand across the stack."
    )
  }

  /// The parameter for an alignment in both directions.
  static func parameter(_ summary: String) -> Parameter { parameter(as: both, summary: summary) }

  static func horizontal(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> HorizontalAlignment? {
    let place = reader.place(of: name, in: call)
    guard call.kind(at: place) != .object else {
      return try call.object(at: place, as: reader.session.types[HorizontalAlignmentValue.self])
        .alignment
    }
    let text = try reader.text(name, in: call)
    return HorizontalAlignment.named.first { $0.name == text }
  }

  static func vertical(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> VerticalAlignment? {
    let place = reader.place(of: name, in: call)
    guard call.kind(at: place) != .object else {
      return try call.object(at: place, as: reader.session.types[VerticalAlignmentValue.self])
        .alignment
    }
    let text = try reader.text(name, in: call)
    return VerticalAlignment.named.first { $0.name == text }
  }

  /// The alignment in both directions; an alignment in one direction centers the other.
  static func alignment(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Alignment {
    let place = reader.place(of: "alignment", in: call)
    guard call.kind(at: place) == .object else {
      let text = try reader.text("alignment", in: call)
      return Alignment.named.first { $0.name == text }?.alignment ?? .center
    }
    if call.typeName(at: place) == "HorizontalAlignment" {
      let line = try horizontal("alignment", in: call, by: reader) ?? .center
      return Alignment(horizontal: line, vertical: .center)
    }
    let line = try vertical("alignment", in: call, by: reader) ?? .center
    return Alignment(horizontal: .center, vertical: line)
  }
}
