internal import LazyStacks
internal import Lua

/// Puts the vocabulary behind the globals of scripts.
struct VocabularyInstallation {
  private let scope: GlobalScope
  private var state: LuaState { scope.state }
  private var access: GlobalAccess { GlobalAccess(in: scope.reference) }

  init(in scope: GlobalScope) { self.scope = scope }

  /// Fills the vocabulary and puts it behind the scripts' globals.
  func run() throws(LuaError) {
    for registration in scope.registry.members(of: nil) {
      try scope.vocabulary.rawSet(
        registration.declaration.name,
        to: .function(scope.makeFunction(for: registration))
      )
    }
    let lab = try state.makeTable()
    for registration in scope.registry.members(of: "lab") {
      try lab.rawSet(
        registration.declaration.name,
        to: .function(scope.makeFunction(for: registration))
      )
    }
    for namespace in Registry.namespaces { try installNamespace(namespace) }
    try protect(lab, named: "lab", missing: access.missingInLab, assign: access.assignInLab)
    try scope.vocabulary.rawSet("lab", to: .table(lab))
    try state.provide("lazylab", module: .table(lab))
    try protect(scope.vocabulary, missing: access.missingGlobal, assign: nil)
    scope.names.takeStock(try scope.environment.entries().compactMap(\.key.text))
    try state.guardGlobals(names: scope.vocabulary, assign: access.assignGlobal)
    try state.guardFunctions(index: access.indexedFunction)
    let reference = scope.reference
    try state.describePrinted { call in
      call.push(try ValuePrinter(session: reference.get()).describe(call.value(at: 0)))
    }
  }

  /// Puts functions that belong together into a table: `GridItem.flexible`.
  private func installNamespace(_ name: String) throws(LuaError) {
    let table = try state.makeTable()
    let reference = scope.reference
    let members = scope.registry.members(of: name)
    let terms = scope.registry.terms(of: name)
    for member in members {
      try table.rawSet(member.declaration.name, to: .function(scope.makeFunction(for: member)))
    }
    let missing: LuaBody = { call in
      let key = try call.value(at: 1)
      let session = try reference.get()
      if let text = key.text, let value = try session.plugins.value(text, in: .table(name)) {
        return call.push(value)
      }
      if let term = terms.first(where: { $0.name == key.text }) {
        throw Mistake("\(name).\(term.name) is no function; write \(term.form)")
      }
      let names = session.scope.registry.members(of: name).map(\.declaration.name)
      throw Mistake.unknown(
        "\(name) has no \(Literal.name(key.text ?? Literal.of(key)))",
        name: key.text ?? "",
        among: names,
        listed: names.isEmpty ? "no plugin brought any" : "it has"
      )
    }
    let assign: LuaBody = { _ in throw Mistake("\(name) is read-only") }
    let call: LuaBody = { _ in
      let members = try reference.get().scope.registry.members(of: name)
      let names = members.map { "\(name).\($0.declaration.name)" }
      throw Mistake("\(name) is not called itself; write \(ValueKind.alternatives(names))")
    }
    try protect(table, named: name, missing: missing, assign: assign, call: call)
    try scope.vocabulary.rawSet(name, to: .table(table))
  }

  /// The text of a table of functions: its name, and theirs.
  private func card(of name: String) -> LuaBody {
    let reference = scope.reference
    return { call in
      let members = try reference.get().scope.registry.members(of: name)
      let names = members.map(\.declaration.name).joined(separator: ", ")
      return call.push("\(name): \(names.isEmpty ? "nothing" : names)")
    }
  }

  private func protect(
    _ table: LuaTable,
    named name: String? = nil,
    missing: @escaping LuaBody,
    assign: LuaBody?,
    call: LuaBody? = nil
  ) throws(LuaError) {
    let meta = try state.makeTable()
    try meta.rawSet("__index", to: .function(state.makeFunction(named: "index", body: missing)))
    if let assign {
      try meta.rawSet(
        "__newindex",
        to: .function(state.makeFunction(named: "assign", body: assign))
      )
    }
    if let name {
      try meta.rawSet("lazylab.readonly", to: .text(name))
      let card = try state.makeFunction(named: "card", body: card(of: name))
      try meta.rawSet("__tostring", to: .function(card))
    }
    if let call {
      try meta.rawSet("__call", to: .function(state.makeFunction(named: "call", body: call)))
    }
    try meta.rawSet("__metatable", to: .boolean(false))
    try table.setMetatable(meta)
  }
}
