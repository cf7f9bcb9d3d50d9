/// The reason why a script, or an operation on a Lua state, failed.
public enum LuaError: Error {
  /// The source is not Lua; `isIncomplete` says that more lines could make it so.
  case syntax(message: String, isIncomplete: Bool)

  /// A script raised `value`, which may be of any type; the traceback begins where it happened.
  case runtime(LuaValue, traceback: [LuaTraceFrame])

  /// Lua could not get the memory it needed.
  case memory

  /// Somebody called ``LuaInterrupter/interrupt()``.
  case interrupted

  /// A limit of ``LuaState/withLimits(_:body:)`` was used up; the traceback begins where that was.
  case budget(LuaLimit, traceback: [LuaTraceFrame])

  /// A host function threw `host`; `message` is what scripts saw, with the position.
  case host(any Error, message: String, traceback: [LuaTraceFrame])

  /// The state was closed before.
  case closed

  /// What to print: the message with its position, never empty.
  public var message: String {
    switch self {
    case .syntax(let message, _): message
    case .runtime(let value, _): value.errorText
    case .memory: "not enough memory"
    case .interrupted: "interrupted"
    case .budget(let limit, let traceback): Self.message(for: limit, traceback: traceback)
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

  private static func message(for limit: LuaLimit, traceback: [LuaTraceFrame]) -> String {
    let sentence = "the \(limit) was reached"
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

  /// The line that was running, from 1; nil where Lua does not know.
  public var line: Int?

  /// What the caller calls the function; nil where it has no name.
  public var function: String?

  /// Makes a level, of a chunk's shortened name and what is known of it.
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

  /// Makes a location of a shortened chunk name and a line from 1.
  public init(source: String, line: Int) {
    self.source = source
    self.line = line
  }

  /// The location as messages begin with it: `main.lua:12`.
  public var description: String { "\(source):\(line)" }
}

/// An error whose text for scripts differs from its description.
public protocol LuaErrorText: Error {
  /// The message without a position; the state puts the caller's in front.
  var luaMessage: String { get }
}

/// An argument that is not what a host function reads it as.
public struct LuaArgumentError: LuaErrorText, Hashable {
  /// The argument as a reader would name it: `argument 2`, or `'height'`.
  public var argument: String

  /// The function that was called, by its registered name.
  public var function: String

  /// What was expected, with an article: `a number`.
  public var expected: String

  /// What was found instead, with an article, or the reason why it will not do.
  public var found: String

  /// The whole sentence.
  public var luaMessage: String { "\(argument) of \(function): expected \(expected), got \(found)" }
}

/// A handle whose object was closed; the text is the type's own.
public struct LuaStaleError: LuaErrorText, Hashable {
  /// For example `the window was closed`.
  public var luaMessage: String
}

extension LuaError: CustomStringConvertible {
  /// The message, without the traceback.
  public var description: String { message }
}
