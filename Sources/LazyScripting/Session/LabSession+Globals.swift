internal import LazyStacks
internal import Lua

extension LabSession {
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
    globals.stock = Set(try environment.entries().compactMap { $0.key.text.map { LuaString($0) } })
    try state.guardGlobals(names: vocabulary, assign: assignGlobal)
    try state.guardFunctions(index: indexedFunction)
    if options.isSandboxed { try openModules() }
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
      let names = session.registry.members(of: name).map(\.declaration.name)
      throw Mistake.unknown(
        "\(name) has no \(Literal.name(key.text ?? Literal.of(key)))",
        name: key.text ?? "",
        among: names,
        listed: names.isEmpty ? "no plugin brought any" : "it has"
      )
    }
    let assign: LuaBody = { _ in throw Mistake("\(name) is read-only") }
    let call: LuaBody = { _ in
      let members = try reference.get().registry.members(of: name)
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

  /// The name of a constructor, if a function is one.
  func constructorName(of function: LuaFunction) -> String? {
    definitions.name(of: function)
  }

  private var missingGlobal: LuaBody {
    let reference = reference
    return { call in
      guard let name = try call.value(at: 1).text else { return .none }
      let session = try reference.get()
      if let value = try session.plugins.value(name, in: .global) { return call.push(value) }
      if session.globals.wasAssigned(LuaString(name)) { return .none }
      throw try session.unknownGlobal(name)
    }
  }

  /// A function has no fields, so the script forgot to call a constructor or a method.
  private var indexedFunction: LuaBody {
    let reference = reference
    return { call in
      let key = try call.value(at: 1)
      let what = "attempt to index a function value"
      let function = try call.function(at: 0)
      let session = try reference.get()
      let name = session.constructorName(of: function)
      if let name, let remedy = LuaMessageRemedy.remedy(forIndexed: name, key: key.text) {
        throw Mistake("\(what) (\(name)); \(remedy)")
      }
      let holder = key.text.flatMap { session.holder(ofKey: $0, at: call.location()) }
      if let text = key.text, function.definition == nil, holder.map(Self.isMethod) ?? true,
        let remedy = LuaMessageRemedy.remedy(forKeyOfFunction: text)
      {
        throw Mistake("\(what) (for \(Literal.name(text))); \(remedy)")
      }
      let place = holder.map { "\(Literal.name($0)), " } ?? ""
      throw Mistake("\(what) (\(place)for \(key.text.map(Literal.name) ?? Literal.of(key)))")
    }
  }

  /// Whether a name is that of a method of the vocabulary.
  private static func isMethod(_ name: String) -> Bool {
    Registry.builtIn.all(named: name).contains { $0.declaration.kind == .method }
  }

  /// The name before `.key` in a line of a script; nil if it is unknown.
  private func holder(ofKey key: String, at location: LuaLocation?) -> String? {
    guard let location,
      let line = sources.line(location.line, of: location.source, reading: hooks.sourceReader)
    else { return nil }
    let tokens = SourceTokens(line)
    let found = tokens.indices.first { index in
      index > 1 && tokens.text(at: index) == key && tokens.text(at: index - 1) == "."
        && tokens.kind(at: index - 2) == .name
    }
    return found.map { tokens.text(at: $0 - 2) }
  }

  private var assignGlobal: LuaBody {
    let reference = reference
    return { call in
      let session = try reference.get()
      let key = try call.value(at: 1)
      if let name = key.text {
        // A module does not have the vocabulary, so its names hide nothing.
        let isModule = try call.value(at: 3) == .boolean(true)
        session.note(assignedName: name)
        if !isModule { try session.reportHiding(of: name, at: call.location()) }
      }
      try session.environment.rawSet(key, to: call.value(at: 2))
      return .none
    }
  }

  private func note(assignedName name: String) {
    // Lua's limits do not count Swift's memory, so keys too long for a name are not recorded.
    if name.utf8.count <= ScriptName.longest { globals.assigned.insert(LuaString(name)) }
  }

  private func reportHiding(of name: String, at location: LuaLocation?) throws {
    guard name.utf8.count <= ScriptName.longest, !globals.declared.contains(LuaString(name)),
      try vocabulary.rawGet(name) != .nil || plugins.holder(of: name, in: .global) != nil,
      globals.reported.insert(LuaString(name)).inserted
    else { return }
    let place = location.map { " in \($0)" } ?? ""
    report(
      Diagnostic(
        code: .hiddenName,
        message:
          "the assignment\(place) hides lazylab's \(name); write local \(name) if it is meant"
      )
    )
  }

  /// The mistake of reading an unknown global.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - own: Other names that the reader could have meant; nil for the globals of scripts.
  /// - Returns: The mistake, with a suggestion if a name is near.
  /// - Throws: ``LuaError`` if there is not enough memory.
  func unknownGlobal(_ name: String, own: [String]? = nil) throws -> Mistake {
    if Vocabulary.laterGlobals.contains(name) { return .notBuilt(name) }
    if name == "_" {
      return Mistake(
        "there is no last value yet; _ is the value of the last REPL entry that had one"
      )
    }
    if name == "out" || name == "err" {
      return Mistake(
        "there is no \(name) yet; "
          + (name == "out"
            ? "out[n] is the value of the REPL entry n" : "err is the last error of a REPL entry")
      )
    }
    if let reason = SwiftUINames.reason(againstGlobal: name) { return Mistake(reason) }
    if registry.find(name, owner: "lab") != nil {
      return Mistake("nothing is called \(Literal.name(name)); write lab.\(name)")
    }
    if Vocabulary.strings.contains(name) {
      return Mistake(
        "nothing is called '\(name)'; did you mean the string \"\(name)\"?",
        suggestion: "\"\(name)\""
      )
    }
    return .unknown(
      "nothing is called \(Literal.name(name))",
      name: name,
      among: try globalNames(own)
    )
  }

  /// Every global name that can be read, in a defined order.
  func globalNames(_ own: [String]? = nil) throws -> [String] {
    let own = try own ?? environment.entries().compactMap(\.key.text)
    return
      (own + registry.members(of: nil).map(\.declaration.name) + ["lab"]
      + Registry.namespaces).sorted()
  }

  private var missingInLab: LuaBody {
    let reference = reference
    return { call in
      let session = try reference.get()
      guard let name = try call.value(at: 1).text else { return .none }
      if let value = try session.vocabularyValue(name) { return call.push(value) }
      if Vocabulary.later("lab").contains(name) { throw Mistake.notBuilt("lab.\(name)") }
      if Vocabulary.laterGlobals.contains(name) { throw Mistake.notBuilt(name) }
      if let reason = SwiftUINames.reason(againstGlobal: name) { throw Mistake(reason) }
      let names = session.registry.members(of: "lab") + session.registry.members(of: nil)
      throw Mistake.unknown(
        "lab has no \(Literal.name(name))",
        name: name,
        among: names.map(\.declaration.name)
      )
    }
  }

  private var assignInLab: LuaBody {
    { call in
      throw Mistake("lab.\(try call.value(at: 1).text ?? "…") cannot be assigned; lab is read-only")
    }
  }
}
