/// A working plugin with one contribution and a test, as `lazylab plugin new` writes it.
///
/// In the texts, `NAME` stands for the name that is contributed.
struct PluginTemplate: Sendable {
  /// The text of `init.lua`.
  let code: String
  /// The text of the test.
  let test: String
}
