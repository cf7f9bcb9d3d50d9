internal import Lua

/// A kind of thing that plugins can add, with everything that is said and done about the kind.
///
/// One more is a value in a file of `Points`, named in ``all``. Loading, names, messages, `lazylab
/// plugin new` and `lazylab plugin check` know it from there.
struct ExtensionPoint: Sendable {
  /// Where scripts find what was added.
  enum Reach: Sendable, Equatable {
    /// Among the globals: `Steady`.
    case global
    /// In a table of lazylab's: `Programs.scan`.
    case table(String)
    /// Nowhere: it is a word that users type.
    case command
  }

  /// Reads one entry of a plugin's table.
  typealias Reader =
    @Sendable (
      _ key: LuaValue, _ value: LuaValue, _ session: LabSession
    ) throws -> ContributionDraft

  /// The key in a plugin's table: `estimators`.
  let key: String
  /// One of them, in messages and after `lazylab plugin new`: `estimator`.
  let word: String
  /// One sentence about what it is.
  let summary: String
  /// Where scripts find it.
  let reach: Reach
  /// What the host does without it, in words.
  let fallback: String
  /// Reads an entry.
  let read: Reader
  /// A working plugin with one of them, and its test.
  let template: PluginTemplate
  /// What `lazylab plugin check` does with each of them.
  let kit: ConformanceKit

  /// The kinds that there are, in the order in which help lists them.
  static let all = [
    estimators, views, layouts, items, prefetchPolicies, targetBehaviors, programs, reporters,
    commands,
  ]

  /// The tables in which scripts find what plugins add.
  static let tables = all.compactMap(\.owner)

  /// How scripts and users write a name of this kind.
  func written(_ name: String) -> String {
    switch reach {
    case .global: name
    case .table(let table): "\(table).\(name)"
    case .command: ".\(name)"
    }
  }

  /// Whom a name belongs to in the registry; nil for a global.
  var owner: String? {
    if case .table(let table) = reach { table } else { nil }
  }
}
