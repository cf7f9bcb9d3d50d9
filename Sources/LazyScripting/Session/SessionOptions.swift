/// What a session is started with.
public struct SessionOptions: Sendable, Equatable {
  /// The seed of `lab.random`, `lab.noise`, `math.random` and of each window that names none.
  public var seed: UInt64 = 1
  /// Whether `pairs`, `math.random`, `table.sort` and the clock are stock Lua's, and so differ from
  /// run to run.
  public var nativeLua = false

  /// Creates options with seed 1 and reproducible Lua.
  public init() {}
}
