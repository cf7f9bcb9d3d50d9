/// A working plugin with one contribution and a test, as `lazylab plugin new` writes it.
///
/// In the texts, `NAME` stands for the name that is contributed.
struct PluginTemplate: Sendable {
  /// The text of `init.lua`.
  let code: String
  /// The text of the test.
  let test: String
  /// What can be typed at the REPL to see it.
  let entries: [String]

  /// A window with some rows, made at the REPL.
  static let window = "w = Window { width = 300, height = 400, ScrollView { LazyVStack { rows } } }"
  /// A window of plain rows, made at the REPL.
  static let plainRows = ["rows = ForEach { 50, height = 30 }", window]
}
