import CLuaShim

/// A Swift closure that Lua can call.
///
/// It reads arguments from the call, pushes results onto it, and returns what Lua does next. An
/// error that it throws becomes a Lua error with the position of the script's line.
public typealias LuaBody = (borrowing LuaCall) throws -> LuaOutcome

typealias ShimOperation = CLuaShim.ShimOperation

/// What Lua does after a host function has returned.
public struct LuaOutcome: Sendable {
  let action: Int32

  /// The function has no results; what was pushed is dropped.
  public static let none = LuaOutcome(action: Int32(SHIM_RETURN_NONE))

  /// The pushed values are the function's results.
  public static let pushed = LuaOutcome(action: Int32(SHIM_RETURN))

  /// The coroutine yields the pushed values.
  ///
  /// The function's results are the values with which the coroutine is resumed.
  public static let yield = LuaOutcome(action: Int32(SHIM_YIELD))

  /// Calls the function that was pushed first with the other pushed values; its results become this
  /// function's.
  public static let tailCall = LuaOutcome(action: Int32(SHIM_TAIL_CALL))
}

/// One call from Lua into Swift: arguments are read from it, and results are pushed onto it.
///
/// It is borrowed and cannot be kept, because its values are on Lua's stack. Positions begin at 0,
/// and reading past the last gives nil. If a function with named parameters is called with exactly
/// one plain table, the positions are the table's, and ``parameter(at:)`` gives access to its
/// fields.
public struct LuaCall: ~Copyable {
  let raw: UnsafeMutablePointer<ShimCall>
  let coreReference: Unmanaged<LuaCore>
  let functionReference: Unmanaged<HostFunction>?

  init(raw: UnsafeMutablePointer<ShimCall>, core: LuaCore, function: HostFunction?) {
    self.raw = raw
    coreReference = .passUnretained(core)
    functionReference = function.map { .passUnretained($0) }
  }

  var core: LuaCore { coreReference.takeUnretainedValue() }

  /// The number of positions: of arguments, or the highest integer key (or `n`) of the table.
  public var count: Int { Int(max(0, raw.pointee.count)) }

  /// Whether the call had exactly one plain table, which was decoded into positions and names.
  public var isTable: Bool { raw.pointee.named != 0 }

  /// The position for readers of named parameter number `index`; they read nil if it was not given.
  public func parameter(at index: Int) -> Int { SHIM_NAMED + index }

  /// The position for readers of the object on which a method was called.
  public static var receiver: Int { -1 }

  /// Whether the table has a key that is neither a position nor a parameter.
  public var hasUnknownKey: Bool { raw.pointee.unknown != 0 }

  /// The first such key in byte order; nil if there is none.
  public var unknownKey: LuaValue? {
    guard hasUnknownKey else { return nil }
    var value = ShimValue()
    shim_call_value(raw, raw.pointee.unknown, &value)
    return try? make(from: value)
  }

  /// Whether the function may end with ``LuaOutcome/yield``.
  ///
  /// It may if it was called in a coroutine, and not by a C function that waits for it, such as
  /// `table.sort`.
  public var canYield: Bool { shim_call_can_yield(raw) }

  /// The line of the script that made the call; level 1 is the nearest Lua function.
  public func location(level: Int = 1) -> LuaLocation? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      var line: Int32 = 0
      guard let base = buffer.baseAddress,
        shim_call_location(raw, Int32(clamping: level), base, 64, &line)
      else { return nil }
      return LuaLocation(source: String(cString: base), line: Int(line))
    }
  }
}
