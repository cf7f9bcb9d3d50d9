internal import LazyStacks
internal import Lua

// What happens when scripts read or assign a name.
extension GlobalScope {
  var missingGlobal: LuaBody {
    let reference = reference
    return { call in
      guard let name = try call.value(at: 1).text else { return .none }
      let session = try reference.get()
      if let value = try session.plugins.value(name, in: .global) { return call.push(value) }
      if session.scope.names.wasAssigned(name) { return .none }
      throw try session.scope.unknownGlobal(name)
    }
  }

  /// A function has no fields, so the script forgot to call a constructor or a method.
  var indexedFunction: LuaBody {
    let reference = reference
    return { call in
      let key = try call.value(at: 1)
      let what = "attempt to index a function value"
      let function = try call.function(at: 0)
      let session = try reference.get()
      let name = session.scope.constructorName(of: function)
      if let name, let remedy = LuaMessageRemedy.remedy(forIndexed: name, key: key.text) {
        throw Mistake("\(what) (\(name)); \(remedy)")
      }
      let holder = key.text.flatMap { Self.holder(ofKey: $0, at: call.location(), in: session) }
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
  private static func holder(
    ofKey key: String,
    at location: LuaLocation?,
    in session: LabSession
  ) -> String? {
    guard let location, let line = session.line(location.line, of: location.source) else {
      return nil
    }
    let tokens = SourceTokens(line)
    let found = tokens.indices.first { index in
      index > 1 && tokens.text(at: index) == key && tokens.text(at: index - 1) == "."
        && tokens.kind(at: index - 2) == .name
    }
    return found.map { tokens.text(at: $0 - 2) }
  }

  var assignGlobal: LuaBody {
    let reference = reference
    return { call in
      let session = try reference.get()
      let key = try call.value(at: 1)
      if let name = key.text {
        // A module does not have the vocabulary, so its names hide nothing.
        let isModule = try call.value(at: 3) == .boolean(true)
        session.scope.names.noteAssigned(name)
        if !isModule { try session.scope.reportHiding(of: name, at: call.location(), in: session) }
      }
      try session.scope.environment.rawSet(key, to: call.value(at: 2))
      return .none
    }
  }

  private func reportHiding(
    of name: String,
    at location: LuaLocation?,
    in session: LabSession
  ) throws {
    guard names.mayHide(name),
      try vocabulary.rawGet(name) != .nil || session.plugins.holder(of: name, in: .global) != nil,
      names.noteHidden(name)
    else { return }
    let place = location.map { " in \($0)" } ?? ""
    session.report(
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
    if let modifier = registry.modifier(named: name) {
      return Mistake(
        "nothing is called \(Literal.name(name)); a modifier stands behind a view: "
          + "write view\(modifier.writtenModifier)"
      )
    }
    if Vocabulary.strings.contains(name) {
      return Mistake(
        "nothing is called '\(name)'; did you mean the string \"\(name)\"?",
        suggestion: "\"\(name)\""
      )
    }
    let unknown = Mistake.unknown(
      "nothing is called \(Literal.name(name))",
      name: name,
      among: try globalNames(own)
    )
    guard try reference.get().made.isMaking, "window".hasPrefix(name.lowercased()) else {
      return unknown
    }
    return Mistake(
      unknown.luaMessage
        + "; a window that is being made is in no variable yet: write local \(name) before it, and "
        + "if \(name) then … end in what runs meanwhile"
    )
  }

  /// Every global name that can be read, in a defined order.
  func globalNames(_ own: [String]? = nil) throws -> [String] {
    let own = try own ?? environment.entries().compactMap(\.key.text)
    return
      (own + registry.members(of: nil).map(\.declaration.name) + ["lab"]
      + Registry.namespaces).sorted()
  }

  var missingInLab: LuaBody {
    let reference = reference
    return { call in
      let session = try reference.get()
      guard let name = try call.value(at: 1).text else { return .none }
      if let value = try session.scope.value(name) { return call.push(value) }
      if Vocabulary.later("lab").contains(name) { throw Mistake.notBuilt("lab.\(name)") }
      if Vocabulary.laterGlobals.contains(name) { throw Mistake.notBuilt(name) }
      if let reason = SwiftUINames.reason(againstGlobal: name) { throw Mistake(reason) }
      let names =
        session.scope.registry.members(of: "lab") + session.scope.registry.members(of: nil)
      throw Mistake.unknown(
        "lab has no \(Literal.name(name))",
        name: name,
        among: names.map(\.declaration.name)
      )
    }
  }

  var assignInLab: LuaBody {
    { call in
      throw Mistake("lab.\(try call.value(at: 1).text ?? "…") cannot be assigned; lab is read-only")
    }
  }
}
