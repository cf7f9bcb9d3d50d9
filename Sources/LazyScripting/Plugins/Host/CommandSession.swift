internal import Lua

/// What the function of a command gets first.
final class CommandSession: HostClass {
  static let className = "Session"

  static func describe(_ type: inout HostBehavior<CommandSession>) {
    type.description = { _, call in call.push("session") }
  }
}
