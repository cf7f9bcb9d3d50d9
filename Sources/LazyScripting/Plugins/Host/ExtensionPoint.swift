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
  static let all = [estimators, views, items, programs, reporters, commands]

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

/// An entry of a plugin's table that was read and is all right.
struct ContributionDraft {
  /// The name that it has for scripts.
  var name: String
  /// What help and the reference say of it.
  var declaration: Declaration
  /// Gives what the host keeps: the value that scripts get, or the function of a command.
  var adopt: (PluginContribution) throws -> LuaValue
}

/// Something that a plugin's code defines with a constructor of the vocabulary, such as a view.
protocol PluginDefinition: AnyObject, SendableMetatype {
  /// The name that it was given.
  var name: String { get }
  /// What help says of it.
  var declaration: Declaration { get }
  /// The contribution as which the host enters it; nil for a script's own.
  var contribution: PluginContribution? { get set }
}

extension ExtensionPoint {
  /// Reads values at positions that a constructor of the vocabulary made: `views = { Card }`.
  ///
  /// - Parameters:
  ///   - type: What the constructor makes.
  ///   - form: What an entry is, for messages: `a view that View made`.
  /// - Returns: A reader that refuses everything else.
  static func defined<Definition: PluginDefinition>(
    _ type: Definition.Type,
    _ form: String
  ) -> Reader {
    { key, value, session in
      guard key.integer != nil else {
        throw Mistake(
          "has the key \(key.text.map(Literal.name) ?? Literal.of(key)); it is a list, of which "
            + "each is \(form)"
        )
      }
      guard let definition = try session.plugins.definition(of: value) as? Definition else {
        throw Mistake("is a list of which each is \(form), got \(Literal.of(value))")
      }
      if let other = definition.contribution {
        throw Mistake("lists \(definition.name), which is the plugin \(other.plugin)'s")
      }
      return ContributionDraft(name: definition.name, declaration: definition.declaration) {
        definition.contribution = $0
        return value
      }
    }
  }

  /// Reads the name and the value of an entry with a key: `programs = { scan = function … }`.
  static func named(_ key: LuaValue, _ form: String) throws -> String {
    guard let name = key.text else {
      throw Mistake("has keys only: \(form), got the key \(Literal.of(key))")
    }
    return name
  }

  /// Reads a function with a name.
  static func namedFunction(
    _ key: LuaValue,
    _ value: LuaValue,
    _ form: String
  ) throws -> (name: String, function: LuaFunction) {
    let name = try named(key, form)
    guard case .function(let function) = value else {
      throw Mistake("is written \(form); \(Literal.name(name)) is \(Literal.of(value))")
    }
    return (name, function)
  }
}
