/// What names a view among others: a string, a number or a boolean.
///
/// An integral number is the same id as the integer (`1` and `1.0`); a string is never the same id
/// as a number (`1` and `"1"` differ). Two strings are the same id if their UTF-8 is the same.
public enum ViewID: Sendable {
  /// A whole number.
  case integer(Int)
  /// A number that is not whole; see ``init(number:)``.
  case number(Double)
  /// A text.
  case string(String)
  /// A truth value.
  case boolean(Bool)
  /// The ids of nested elements, outermost first; at least two, none of them a path.
  case path([ViewID])

  /// Creates the id of an element nested in others; `nil` for no ids at all.
  public init?(path ids: [ViewID]) {
    let steps = ids.flatMap(\.steps)
    guard let last = steps.last else { return nil }
    self = steps.count == 1 ? last : .path(steps)
  }

  /// The id of an element inside the one that this id names.
  public func appending(_ id: ViewID) -> ViewID { .path(steps + id.steps) }

  /// The ids of the path, outermost first; an id that is not a path is its only step.
  public var steps: [ViewID] {
    if case .path(let ids) = self { ids } else { [self] }
  }

  /// Creates the id of a number, whole or not; `nil` for NaN, which names nothing.
  public init?(number: Double) {
    guard !number.isNaN else { return nil }
    if let integer = Int(exactly: number) {
      self = .integer(integer)
    } else {
      self = .number(number)
    }
  }

  /// The kind of id, as `idType` names it: `"string"`, `"number"` or `"boolean"`; for a path, that
  /// of its last id.
  public var typeName: String {
    switch self {
    case .integer, .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    case .path(let ids): ids.last?.typeName ?? "string"
    }
  }
}

extension ViewID: Hashable {
  /// Whether both name the same view.
  ///
  /// Strings are compared byte by byte, as Lua does: an accented letter and the letter with a
  /// combining accent are two ids, although Swift treats them as equal.
  @inlinable
  public static func == (left: ViewID, right: ViewID) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.number(let left), .number(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.path(let left), .path(let right)): left == right
    default: false
    }
  }

  /// Feeds the id to a hasher; for a string, its bytes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .integer(let value):
      hasher.combine(0 as UInt8)
      hasher.combine(value)
    case .number(let value):
      hasher.combine(1 as UInt8)
      hasher.combine(value)
    case .string(let value):
      hasher.combine(2 as UInt8)
      value.hashBytes(into: &hasher)
    case .boolean(let value):
      hasher.combine(3 as UInt8)
      hasher.combine(value)
    case .path(let ids):
      hasher.combine(4 as UInt8)
      hasher.combine(ids)
    }
  }
}

extension String {
  /// Whether the bytes are the same.
  @inlinable
  @inline(__always)
  package func hasSameBytes(as other: String) -> Bool {
    // Most ids are short and stored in the string itself, so equal bits are equal strings.
    typealias Bits = (UInt64, UInt64)
    // Unchecked: a string is two words.
    let (left, right) = (unsafeBitCast(self, to: Bits.self), unsafeBitCast(other, to: Bits.self))
    if left.0 == right.0 && left.1 == right.1 { return true }
    return left.1 & right.1 & String.isInline == 0 && hasSameStoredBytes(as: other)
  }

  @inline(never)
  @usableFromInline
  func hasSameStoredBytes(as other: String) -> Bool {
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    // Equal bytes are equal text; for a short string Swift sees quickly that it is not equal.
    if count < 16, self != other { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        UnsafeRawBufferPointer(left).hasSameBytes(as: UnsafeRawBufferPointer(right))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Feeds the bytes to a hasher.
  @usableFromInline
  package func hashBytes(into hasher: inout Hasher) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in utf8 { hasher.combine(byte) } }
    hasher.combine(utf8.count)
  }
}

extension ViewID {
  /// Feeds the id to a hasher in a few steps where it is what most ids are, a number or a short
  /// string.
  package func hashQuickly(into hasher: inout Hasher) {
    switch self {
    case .integer(let value): hasher.combine(value)
    case .string(let value): value.hashQuickly(into: &hasher)
    case .number, .boolean, .path: hash(into: &hasher)
    }
  }
}

extension String {
  /// Feeds the bytes to a hasher, those of a short string at once.
  fileprivate func hashQuickly(into hasher: inout Hasher) {
    typealias Bits = (UInt64, UInt64)
    // Unchecked: a string is two words.
    let bits = unsafeBitCast(self, to: Bits.self)
    if bits.1 & String.isInline != 0 {
      hasher.combine(bits.0 ^ bits.1 &* 0x9E37_79B9_7F4A_7C15)
    } else if utf8.count < 16 {
      // Stored in itself, it has the same bits as an equal string.
      String(decoding: utf8, as: UTF8.self).hashQuickly(into: &hasher)
    } else {
      hashBytes(into: &hasher)
    }
  }

  /// The bit of the second word that says that a string is stored in itself, which it is in one way
  /// only.
  @inlinable package static var isInline: UInt64 { 1 << 61 }
}

extension UnsafeRawBufferPointer {
  /// Whether two buffers of the same length hold the same bytes, eight at a time.
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count >= 8 else { return elementsEqual(other) }
    let last = count - 8
    var offset = 0
    while offset < last {
      guard isSame(as: other, at: offset) else { return false }
      offset += 8
    }
    return isSame(as: other, at: last)
  }

  /// Whether the eight bytes from an offset on are the same; both buffers must have them.
  package func isSame(as other: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

extension ViewID: CustomStringConvertible {
  /// The id as programs print it: a string as it is, a path with slashes.
  public var description: String {
    switch self {
    case .integer(let value): value.description
    case .number(let value): value.description
    case .string(let value): value
    case .boolean(let value): value.description
    case .path(let ids): ids.map(\.description).joined(separator: "/")
    }
  }
}

extension ViewID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the id that a literal names.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates the id that a literal names.
  public init(integerLiteral value: Int) { self = .integer(value) }
}
