/// The reason why a script, or an operation on a Lua state, failed.
public enum LuaError: Error {
  /// The source is not Lua; `isIncomplete` says that more lines might make it Lua.
  case syntax(message: String, isIncomplete: Bool)

  /// A script raised `value`, which may be of any type; the traceback begins where it happened.
  case runtime(LuaValue, traceback: [LuaTraceFrame])

  /// Lua could not get the memory it needed.
  case memory

  /// Somebody called ``LuaInterrupter/interrupt()``.
  case interrupted

  /// A limit of ``LuaState/withLimits(_:body:)`` was exceeded; the traceback begins at that place.
  case budget(LuaLimit, traceback: [LuaTraceFrame])

  /// A host function threw `host`; `message` is the text that scripts saw, with the position.
  case host(any Error, message: String, traceback: [LuaTraceFrame])

  /// The state was already closed.
  case closed

  /// The text to print: the message with its position, never empty.
  public var message: String {
    switch self {
    case .syntax(let message, _): message
    case .runtime(let value, let traceback):
      value.errorText ?? Self.placed("(error object is a \(value.typeName) value)", traceback)
    case .memory: "not enough memory"
    case .interrupted: "interrupted"
    case .budget(let limit, let traceback): Self.placed("the \(limit) was reached", traceback)
    case .host(_, let message, _): message
    case .closed: "the Lua state is closed"
    }
  }

  /// The calls at the place of the error, innermost first; empty if nothing ran.
  public var traceback: [LuaTraceFrame] {
    switch self {
    case .runtime(_, let traceback), .host(_, _, let traceback), .budget(_, let traceback):
      traceback
    default: []
    }
  }

  /// A sentence after the place of the innermost call whose line is known.
  private static func placed(_ sentence: String, _ traceback: [LuaTraceFrame]) -> String {
    for frame in traceback {
      if let line = frame.line { return "\(frame.source):\(line): \(sentence)" }
    }
    return sentence
  }
}

/// One level of a traceback.
public struct LuaTraceFrame: Sendable, Hashable {
  /// The chunk's name as Lua shortens it, `[C]` for a host function.
  public var source: String

  /// The line that was running, from 1; nil if Lua does not know it.
  public var line: Int?

  /// The name that the caller uses for the function; nil if it has none.
  public var function: String?

  /// Creates a level from a chunk's shortened name and what is known of the call.
  public init(source: String, line: Int?, function: String?) {
    self.source = source
    self.line = line
    self.function = function
  }
}

/// A line of a script.
public struct LuaLocation: Sendable, Hashable, CustomStringConvertible {
  /// The chunk's name as Lua shortens it: `main.lua` for `@main.lua`.
  public var source: String

  /// The line, from 1.
  public var line: Int

  /// Creates a location from a shortened chunk name and a line from 1.
  public init(source: String, line: Int) {
    self.source = source
    self.line = line
  }

  /// The location as messages begin with it: `main.lua:12`.
  public var description: String { "\(source):\(line)" }
}

/// An error whose text for scripts differs from its description.
public protocol LuaErrorText: Error {
  /// The message without a position; the state puts the caller's position before it.
  var luaMessage: String { get }
}

/// An argument of another kind than a host function expects.
public struct LuaArgumentError: LuaErrorText, Hashable {
  /// The argument as a reader would name it: `argument 2`, or `'height'`.
  public var argument: String

  /// The function that was called, by its registered name.
  public var function: String

  /// What was expected, with an article: `a number`.
  public var expected: String

  /// What was found instead, with an article, or the reason why it is not suitable.
  public var found: String

  /// The whole sentence.
  public var luaMessage: String { "\(argument) of \(function): expected \(expected), got \(found)" }
}

/// The use of a handle whose object was closed; the text is that of the object's type.
public struct LuaStaleError: LuaErrorText, Hashable {
  /// The message, for example `the window was closed`.
  public var luaMessage: String
}

extension LuaError: CustomStringConvertible {
  /// The message, without the traceback.
  public var description: String { message }
}
