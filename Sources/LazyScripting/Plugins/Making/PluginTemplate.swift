/// A working plugin with one contribution and a test, as `lazylab plugin new` writes it.
///
/// In the texts, `NAME` stands for the name of the contribution.
struct PluginTemplate: Sendable {
  /// The text of `init.lua`.
  let code: String
  /// The text of the test.
  let test: String
  /// What can be typed at the REPL to see the contribution.
  let entries: [String]

  /// REPL code that makes a window with some rows.
  static let window = "w = Window { width = 300, height = 400, ScrollView { LazyVStack { rows } } }"
  /// REPL code that makes a window of plain rows.
  static let plainRows = ["rows = ForEach { 50, height = 30 }", window]
}
