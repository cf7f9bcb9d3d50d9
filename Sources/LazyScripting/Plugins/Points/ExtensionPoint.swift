internal import Lua

/// A kind of thing that plugins can add, with everything that lazylab says and does about the kind.
///
/// A new kind is a value in a file of `Points`, named in ``builtIn``. Loading, names, messages,
/// `lazylab plugin new` and `lazylab plugin check` find it there.
struct ExtensionPoint: Sendable {
  /// Where scripts find what was added.
  enum Reach: Sendable, Hashable {
    /// Among the globals: `Steady`.
    case global
    /// In a table of lazylab's: `Programs.scan`.
    case table(String)
    /// Nowhere: users type it as a command.
    case command
  }

  /// Reads one entry of a plugin's table.
  typealias Reader =
    @Sendable (
      _ key: LuaValue, _ value: LuaValue, _ session: LabSession
    ) throws -> ContributionDraft

  /// The key in a plugin's table: `estimators`.
  let key: String
  /// The singular, for messages and `lazylab plugin new`: `estimator`.
  let word: String
  /// A sentence about what the kind is.
  let summary: String
  /// Where scripts find contributions of the kind.
  let reach: Reach
  /// What the host does without a contribution, in words.
  let fallback: String
  /// Reads an entry.
  let read: Reader
  /// A working plugin with one contribution of the kind, and its test.
  let template: PluginTemplate
  /// What `lazylab plugin check` does with each contribution of the kind.
  let kit: ConformanceKit

  /// The kinds of lazylab itself, in the order in which help lists them.
  static let builtIn = [
    estimators, views, layouts, items, prefetchPolicies, targetBehaviors, programs, reporters,
    renderers, commands,
  ]

  /// All kinds; manifests are checked before there is a session, so that it is no part of one.
  @TaskLocal static var all = builtIn

  /// The tables in which scripts find what plugins add.
  static var tables: [String] { all.compactMap(\.owner) }

  /// How scripts and users write a name of this kind.
  func written(_ name: String) -> String {
    switch reach {
    case .global: name
    case .table(let table): "\(table).\(name)"
    case .command: ".\(name)"
    }
  }

  /// The owner of names of this kind in the registry; nil for globals.
  var owner: String? {
    if case .table(let table) = reach { table } else { nil }
  }
}
