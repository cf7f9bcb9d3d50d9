public import LazyStacks
public import Lua

extension LuaError: StoppingError {
  /// Whether the script was stopped from outside, by an interrupt or a limit.
  public var stopsEverything: Bool {
    switch self {
    case .interrupted, .budget: true
    default: false
    }
  }
}
