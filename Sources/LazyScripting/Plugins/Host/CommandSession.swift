internal import Lua

/// The first argument of a command's function.
final class CommandSession: HostClass {
  static let className = "Session"

  static func describe(_ type: inout HostBehavior<CommandSession>) {
    type.description = { _, call in call.push("session") }
  }
}
