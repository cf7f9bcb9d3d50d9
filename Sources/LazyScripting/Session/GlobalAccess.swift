internal import LazyStacks
internal import Lua

/// What happens when scripts read or assign a name.
struct GlobalAccess {
  private let reference: SessionReference

  init(in reference: SessionReference) { self.reference = reference }

  /// What reading a name does that no global has.
  var missingGlobal: LuaBody {
    let reference = reference
    return { call in
      guard let name = try call.value(at: 1).text else { return .none }
      let session = try reference.get()
      if let value = try session.plugins.value(name, in: .global) { return call.push(value) }
      if session.scope.names.wasAssigned(name) || session.options.nativeLua { return .none }
      let member = Self.member(of: name, at: call.location(), in: session)
      throw try UnknownGlobal(name, in: session.scope, member: member).mistake()
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
    guard let tokens = tokens(at: location, in: session) else { return nil }
    let found = tokens.indices.first { index in
      index > 1 && tokens.text(at: index) == key && tokens.text(at: index - 1) == "."
        && tokens.kind(at: index - 2) == .name
    }
    return found.map { tokens.text(at: $0 - 2) }
  }

  /// The member that a line of a script reads of what a name stands for: `step` in `window:step`.
  private static func member(
    of name: String,
    at location: LuaLocation?,
    in session: LabSession
  ) -> String? {
    guard let tokens = tokens(at: location, in: session) else { return nil }
    let found = tokens.indices.first { index in
      tokens.text(at: index) == name && [":", "."].contains(tokens.text(at: index + 1))
        && tokens.kind(at: index + 2) == .name
    }
    return found.map { tokens.text(at: $0 + 2) }
  }

  /// The tokens of a line of a script; nil if it is unknown.
  private static func tokens(
    at location: LuaLocation?,
    in session: LabSession
  ) -> SourceTokens? {
    location.flatMap { session.line($0.line, of: $0.source) }.map { SourceTokens($0) }
  }

  /// What assigning a new global does.
  var assignGlobal: LuaBody {
    let reference = reference
    return { call in
      let session = try reference.get()
      let key = try call.value(at: 1)
      if let name = key.text {
        // A module does not have the vocabulary, so its names hide nothing.
        let isModule = try call.value(at: 3) == .boolean(true)
        session.scope.names.noteAssigned(name)
        if !isModule { try Self.reportHiding(of: name, at: call.location(), in: session) }
      }
      try session.scope.environment.rawSet(key, to: call.value(at: 2))
      return .none
    }
  }

  private static func reportHiding(
    of name: String,
    at location: LuaLocation?,
    in session: LabSession
  ) throws {
    let scope = session.scope
    guard scope.names.mayHide(name),
      try scope.vocabulary.rawGet(name) != .nil
        || session.plugins.holder(of: name, in: .global) != nil,
      scope.names.noteHidden(name)
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

  /// What reading a name does that `lab` does not have.
  var missingInLab: LuaBody {
    let reference = reference
    return { call in
      let session = try reference.get()
      guard let name = try call.value(at: 1).text else { return .none }
      if let value = try session.scope.value(name) { return call.push(value) }
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

  /// What assigning a field of `lab` does.
  var assignInLab: LuaBody {
    { call in
      throw Mistake("lab.\(try call.value(at: 1).text ?? "…") cannot be assigned; lab is read-only")
    }
  }
}
