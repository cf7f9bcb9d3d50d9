/// Annotations for language servers (`---@meta`), made from the registry.
struct Stubs {
  let registry: Registry

  /// The whole file.
  var lua: String {
    var lines = [
      "---@meta",
      "--- What lazylab gives to scripts, for editors; generated from the registry.",
      "error(\"this file describes lazylab's names for editors; it is not a module\")", "",
    ]
    for owner in registry.owners { lines += type(owner) }
    for name in undeclared { lines += ["---@class \(name)", "---@field [any] any", ""] }
    lines += Self.arguments
    lines += registry.members(of: nil).flatMap { function(for: $0.declaration, prefix: "") }
    return lines.joined(separator: "\n")
  }

  private func type(_ owner: String) -> [String] {
    let members = registry.members(of: owner).map(\.declaration)
    var lines = ["---@class \(owner)"]
    for field in members where field.kind == .field {
      lines.append("---@field \(field.name) \(field.result.present.annotation) \(field.summary)")
    }
    if let keys = Self.open[owner] { lines.append("---@field [\(keys)] any") }
    let isTable = owner == "lab" || Registry.namespaces.contains(owner)
    lines += [isTable ? "\(owner) = {}" : "local \(owner) = {}", ""]
    for method in members where method.kind != .field {
      lines += function(for: method, prefix: isTable ? "\(owner)." : "\(owner):")
    }
    return lines
  }

  /// The classes whose objects also have names that scripts choose, with the types of these.
  private static let open = [
    "Comparison": "any", "Counters": "any", "Data": "integer", "Metrics": "any",
    "SweepResult": "any", "ViewSelf": "any", "Estimators": "any", "Items": "any",
    "Programs": "any", "Renderers": "any", "Reporters": "any",
  ]

  /// The arguments of a script; of an array of strings, readers would ask whether it has each.
  private static let arguments = [
    "---@class ScriptArguments", "---@field [integer] string", "",
    "--- The script's name at 0, and its arguments.", "---@type ScriptArguments", "arg = {}", "",
  ]

  /// The classes without declared members, whose names scripts choose.
  private var undeclared: [String] {
    let kinds = registry.registrations.map(\.declaration).flatMap { declaration in
      declaration.parameters.map(\.kind) + [declaration.result]
    }
    return Set(kinds.flatMap(\.objects)).subtracting(registry.owners).sorted()
  }

  private func function(for declaration: Declaration, prefix: String) -> [String] {
    let call = CallShape(of: declaration)
    var lines = call.types + ["--- \(declaration.summary)"] + call.parameters
    if declaration.result != .nothing {
      var results = [declaration.result]
      if case .several(let kinds) = declaration.result { results = kinds }
      lines += results.map { "---@return \($0.made.annotation)" }
    }
    lines.append("function \(prefix)\(declaration.name)(\(call.names.joined(separator: ", "))) end")
    return lines + [""]
  }
}

/// How a name may be called: with values by position, or with one table of its arguments.
private struct CallShape {
  private let declaration: Declaration

  init(of declaration: Declaration) { self.declaration = declaration }

  /// The class of the one table, and which keys it may have; a reader marks all others.
  var types: [String] {
    guard takesTable else { return [] }
    let all = declaration.labels + declaration.positions
    let fields = all.map { parameter in
      let isRequired =
        parameter.place == .label && parameter.isRequired && !parameter.mayBeLast
      return "---@field \(parameter.name)\(isRequired ? "" : "?") \(parameter.kind.annotation)"
    }
    let keys = all.map { "\"\($0.name)\"" } + ["integer"]
    return ["---@class \(title).Fields"] + fields + [
      "---@alias \(title).Arguments \(title).Fields & table<\(keys.joined(separator: "|")), any>",
      "",
    ]
  }

  /// The annotations of the parameters.
  var parameters: [String] {
    positional.enumerated().map { place, parameter in
      let isRequired = place == 0 && (parameter.isRequired || mustHaveTable)
      let kinds =
        place == 0 && takesTable
        ? "\(title).Arguments|\(parameter.kind.besideArguments.annotation)"
        : parameter.kind.annotation
      let summary = parameter.summary.isEmpty ? "" : " \(parameter.summary)"
      let name = Self.word(for: parameter.name) + (isRequired ? "" : "?")
      return "---@param \(name) \(kinds)\(summary)"
    } + (rest.map { ["---@param ... \($0)"] } ?? [])
  }

  /// The names of the parameters.
  var names: [String] {
    positional.map { Self.word(for: $0.name) } + (rest == nil ? [] : ["..."])
  }

  /// A name that may be one of Lua's own words, which no parameter can be.
  private static func word(for name: String) -> String { name == "end" ? "end_" : name }

  private var takesTable: Bool {
    !declaration.takesWholeTable && !(declaration.parameters.isEmpty && rest == nil)
  }

  private var mustHaveTable: Bool {
    declaration.positions.isEmpty && declaration.labels.contains(where: \.isRequired)
  }

  private var title: String { (declaration.owner.map { "\($0)." } ?? "") + declaration.name }

  /// What may stand at positions; the first may be the table instead.
  private var positional: [Parameter] {
    let given = declaration.positions + declaration.labels.filter(\.mayBeLast)
    guard given.isEmpty, takesTable else { return given }
    return [
      Parameter(
        name: "arguments",
        place: .position,
        kind: restKind ?? .nothing,
        isRequired: false,
        summary: ""
      )
    ]
  }

  private var restKind: ValueKind? {
    switch declaration.rest {
    case .none: nil
    case .views: .either([.view, .boolean])
    case .strings: .string
    case .ids: .id
    case .functions: .function("")
    case .samples, .variants: .table("")
    case .stills: .object("Still")
    }
  }

  private var rest: String? {
    restKind.map { declaration.rest == .views ? "\($0.annotation)|nil" : $0.annotation }
  }
}

extension ValueKind {
  /// The classes of the objects that it allows.
  fileprivate var objects: [String] {
    switch self {
    case .object(let name): [name]
    case .either(let kinds), .several(let kinds): kinds.flatMap(\.objects)
    case .array(let kind): kind.objects
    default: []
    }
  }

  /// The kind without nothing, also among what an array has: what editors warn about would be wrong
  /// far more often than right.
  fileprivate var present: ValueKind {
    switch self {
    case .array(let kind): return .object("table<integer, \(kind.annotation)>")
    case .either(let kinds):
      let rest = kinds.filter { $0 != .nothing }.map(\.present)
      return rest.count == 1 ? rest[0] : .either(rest)
    default: return self
    }
  }

  /// The kind where one table of arguments may stand instead: there, every other table is an array,
  /// or a reader would take each mistake in the arguments for one.
  fileprivate var besideArguments: ValueKind {
    let array = ValueKind.object("table<integer, any>")
    switch self {
    case .table, .object("ObservedTable"): return array
    case .path: return .either([.id, array])
    case .either(let kinds):
      let all = kinds.map(\.besideArguments)
      return .either(all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] })
    default: return self
    }
  }

  /// The kind as a result, of which a function may be called with anything.
  fileprivate var made: ValueKind {
    if case .function = self { .object("fun(...: any): any") } else { present }
  }
}
