import LazyStacks
import RepositoryReading

@testable import LazyScripting

/// Lua that reads all that can be read of a window, by what the registry says.
enum Reading {
  /// An expression for the function that reads, given one for what the file `reads.lua` returns.
  static func function(_ reads: String) -> String {
    let left = verbs.sorted().map { "['\($0)'] = true" }.joined(separator: ", ")
    return "\(reads)(\(members), { \(left) })"
  }

  private static let path = Repository.path("Tests/LazyScriptingTests/ReadPrograms/test.lua")

  /// The methods that make frames: a reporter is refused them.
  static let verbs: Set<String> = {
    let run = try? ScriptRun(
      """
      read = require "reads"(\(members), {})
      w = Window { width = 100, height = 100,
        ScrollView { LazyVStack { ForEach { 9, height = 30 } } } }
      """,
      name: path
    )
    try? run?.session.windows.first?.window?.describing {
      run?.again("for verb in pairs(read(w)) do print(verb) end", name: path)
    }
    return Set(run?.output.split(separator: "\n").map(String.init) ?? [])
  }()

  /// What can be read of each class that a window leads to, as a table of Lua.
  static let members: String = {
    var classes = ["Window"]
    var rows: [String] = []
    while rows.count < classes.count {
      let owner = classes[rows.count]
      let members = Registry.builtIn.members(of: owner).map(\.declaration).filter(\.isReadable)
      for name in members.compactMap(\.result.object) where !classes.contains(name) {
        classes.append(name)
      }
      rows.append("\(owner) = { \(members.map(\.luaTable).joined(separator: ", ")) }")
    }
    return "{ \(rows.joined(separator: ", ")) }"
  }()
}

extension Declaration {
  /// Whether it can be read without knowing more than the id of a view.
  fileprivate var isReadable: Bool {
    let needed = parameters.filter(\.isRequired)
    return kind == .field || kind == .method && (needed.isEmpty || takesID)
  }

  private var takesID: Bool {
    let needed = parameters.filter(\.isRequired)
    return needed.count == 1 && needed[0].place == .position
      && [.id, .path].contains(needed[0].kind)
  }

  fileprivate var luaTable: String {
    "{ name = '\(name)', isField = \(kind == .field), takesID = \(takesID)"
      + (result.object.map { ", class = '\($0)'" } ?? "") + " }"
  }
}

extension ValueKind {
  /// The class of the value, or of its parts; nil if it has none.
  fileprivate var object: String? {
    switch self {
    case .object(let name): name
    case .array(let kind): kind.object
    case .either(let kinds), .several(let kinds): kinds.lazy.compactMap(\.object).first
    default: nil
    }
  }
}
