internal import LazyStacks
internal import Lua

extension GlobalScope {
  /// Fills the vocabulary and puts it behind the scripts' globals.
  func install() throws(LuaError) {
    for registration in registry.members(of: nil) {
      try vocabulary.rawSet(
        registration.declaration.name,
        to: .function(makeFunction(for: registration))
      )
    }
    let lab = try state.makeTable()
    for registration in registry.members(of: "lab") {
      try lab.rawSet(registration.declaration.name, to: .function(makeFunction(for: registration)))
    }
    for namespace in Registry.namespaces { try installNamespace(namespace) }
    try protect(lab, named: "lab", missing: missingInLab, assign: assignInLab)
    try vocabulary.rawSet("lab", to: .table(lab))
    try state.provide("lazylab", module: .table(lab))
    try protect(vocabulary, missing: missingGlobal, assign: nil)
    names.takeStock(try environment.entries().compactMap(\.key.text))
    try state.guardGlobals(names: vocabulary, assign: assignGlobal)
    try state.guardFunctions(index: indexedFunction)
  }

  /// Puts functions that belong together into a table: `GridItem.flexible`.
  private func installNamespace(_ name: String) throws(LuaError) {
    let table = try state.makeTable()
    let reference = reference
    let members = registry.members(of: name)
    let terms = registry.terms(of: name)
    for member in members {
      try table.rawSet(member.declaration.name, to: .function(makeFunction(for: member)))
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
    try vocabulary.rawSet(name, to: .table(table))
  }

  func makeFunction(for registration: Registration) throws(LuaError) -> LuaFunction {
    let reader = ArgumentReader(registration.declaration, in: reference)
    // A host function without named parameters gets the one table of a call as it is.
    let labels = registration.declaration.takesWholeTable ? nil : reader.labels.map(\.name)
    let function = try state.makeFunction(named: registration.declaration.name, parameters: labels)
    {
      call in
      try reader.check(call)
      guard case .call(let body) = registration.implementation else { return .none }
      return try body(call, reader)
    }
    definitions.add(function, named: registration.declaration.name)
    return function
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
    if let name { try meta.rawSet("lazylab.readonly", to: .text(name)) }
    if let call {
      try meta.rawSet("__call", to: .function(state.makeFunction(named: "call", body: call)))
    }
    try meta.rawSet("__metatable", to: .boolean(false))
    try table.setMetatable(meta)
  }
}
