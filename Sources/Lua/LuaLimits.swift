import CLuaShim

/// The limits after which scripts are stopped; nil means no limit.
public struct LuaLimits: Sendable, Hashable {
  /// The memory that the state may hold in all, in bytes, including what it held before.
  public var memory: Int?

  /// The time by the wall clock, from when the limits begin to apply.
  public var time: Duration?

  /// The number of instructions of Lua's machine, which is the same on every computer.
  ///
  /// Counting makes scripts slower. Long work of a single function and new coroutines are charged
  /// as well.
  public var instructions: Int?

  /// Whether finalizers that run when the state is closed are not bound by what these limits leave.
  ///
  /// True for a part of a program, such as one call of a plugin, which says nothing about the rest.
  public var sparesClosing = false

  /// Creates limits; without arguments there is no limit.
  public init(memory: Int? = nil, time: Duration? = nil, instructions: Int? = nil) {
    self.memory = memory
    self.time = time
    self.instructions = instructions
  }

  /// The combination of both: the smaller limit of each kind.
  public func and(_ other: LuaLimits) -> LuaLimits {
    LuaLimits(
      memory: Self.smaller(of: memory, and: other.memory),
      time: Self.smaller(of: time, and: other.time),
      instructions: Self.smaller(of: instructions, and: other.instructions)
    )
  }

  private static func smaller<Amount: Comparable>(of left: Amount?, and right: Amount?) -> Amount? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }

  var raw: ShimLimits {
    ShimLimits(
      memory: memory.map { UInt64(max($0, 1)) } ?? 0,
      nanoseconds: time.map(Self.nanoseconds) ?? 0,
      instructions: instructions.map { Int64(max($0, 1)) } ?? 0,
      spares_closing: sparesClosing
    )
  }

  private static func nanoseconds(in time: Duration) -> Int64 {
    let (seconds, attoseconds) = time.components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows, product < Int64.max - 1_000_000_000 else { return Int64.max }
    return max(product + attoseconds / 1_000_000_000, 1)
  }
}

/// A limit that a script has exceeded.
public enum LuaLimit: Sendable, Hashable, CustomStringConvertible {
  /// A number of bytes of memory.
  case memory(Int)
  /// A duration.
  case time(Duration)
  /// A number of instructions.
  case instructions(Int)

  /// The limit as messages name it: `memory limit of 256 MiB`.
  public var description: String {
    switch self {
    case .memory(let bytes): "memory limit of \(Self.text(ofBytes: bytes))"
    case .time(let time): "time limit of \(Self.text(of: time))"
    case .instructions(let count): "limit of \(count) instructions"
    }
  }

  /// An amount of memory as people read it: `256 MiB`, `1.5 MiB`, `0.7 KiB`.
  private static func text(ofBytes bytes: Int) -> String {
    let bytes = max(bytes, 0)
    let (unit, name) = bytes < 1 << 20 ? (1 << 10, "KiB") : (1 << 20, "MiB")
    // Rounded down, so that no limit seems larger than it is.
    let (whole, tenths) = (bytes / unit, bytes % unit * 10 / unit)
    return tenths == 0 ? "\(whole) \(name)" : "\(whole).\(tenths) \(name)"
  }

  private static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    if milliseconds == 0 { return "\(seconds) s" }
    return seconds == 0 ? "\(milliseconds) ms" : "\(seconds * 1000 + milliseconds) ms"
  }
}

/// The part of Lua's library that scripts may use.
public enum LuaProfile: Int32, Sendable, Hashable {
  /// Everything.
  case trusted = 0
  /// No files, programs or C modules, no precompiled code and no introspection; but `require`
  /// finds Lua files on `package.path`.
  case plugin
  /// Like ``plugin``, but `require` gives only what the host provides.
  case sandbox
}
