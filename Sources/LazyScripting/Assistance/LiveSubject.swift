internal import Lua

/// What an expression of an entry stands for, as far as that is known without running anything.
enum LiveSubject {
  /// A value that exists.
  case value(LuaValue)
  /// An object of a class that does not exist yet.
  case object(String)
  /// The table of a namespace, such as `lab`.
  case namespace(String)
  /// A name of the vocabulary that can be called.
  case callable(Declaration)
}

/// Finds what expressions stand for in a session.
///
/// Tables are read raw, and of calls only the declared results are known, so that nothing of the
/// script runs.
struct SubjectFinder {
  let session: LabSession

  /// The greatest number of tables behind one another that are searched.
  private static let longestChain = 20

  /// What some steps lead to; nil if that is not known.
  func subject(of steps: [EntryTokens.Step]) -> LiveSubject? {
    guard case .name(let name)? = steps.first, var subject = global(name) else { return nil }
    for step in steps.dropFirst() {
      guard let next = self.step(step, from: subject) else { return nil }
      subject = next
    }
    return subject
  }

  /// The declaration of the callable that some steps lead to.
  func declaration(of steps: [EntryTokens.Step]) -> Declaration? {
    if case .callable(let declaration)? = subject(of: steps) { return declaration }
    // A view that is being described does not exist yet; its modifiers are known by name.
    guard case .method(let name)? = steps.last else { return nil }
    return session.registry.all(named: name).map(\.declaration).first { $0.kind == .modifier }
  }

  /// The class of a host object; nil for other values.
  func className(of value: LuaValue) -> String? {
    guard case .object(let object) = value else { return nil }
    return session.state.typeName(of: object)
  }

  /// A table and those in which a script finds what the table itself does not have.
  func tables(behind table: LuaTable) -> [LuaTable] {
    var tables = [table]
    while tables.count < Self.longestChain, let next = try? tables[tables.count - 1].fallback(),
      !tables.contains(next)
    {
      tables.append(next)
    }
    return tables
  }

  private func global(_ name: String) -> LiveSubject? {
    if let value = try? session.scope.environment.rawGet(name), value != .nil {
      return .value(value)
    }
    if name == "lab" || Registry.namespaces.contains(name) { return .namespace(name) }
    return session.registry.find(name).map { .callable($0.declaration) }
  }

  private func step(_ step: EntryTokens.Step, from subject: LiveSubject) -> LiveSubject? {
    switch (step, subject) {
    case (.call, .callable(let declaration)): return result(of: declaration)
    case (.field(let name), .namespace(let owner)):
      let member = session.registry.find(name, owner: owner)
      return (member ?? session.registry.find(name)).map { .callable($0.declaration) }
    case (.field(let name), .object(let owner)), (.method(let name), .object(let owner)):
      return member(name, of: owner)
    case (.field(let name), .value(let value)), (.method(let name), .value(let value)):
      if let owner = className(of: value) { return member(name, of: owner) }
      return element(.text(name), of: value)
    case (.element(let literal), .value(let value)):
      if let number = Int(literal, radix: 10) { return element(.integer(number), of: value) }
      guard literal.count >= 2, "\"'".contains(literal.prefix(1)) else { return nil }
      return element(.text(String(literal.dropFirst().dropLast())), of: value)
    default: return nil
    }
  }

  private func member(_ name: String, of owner: String) -> LiveSubject? {
    guard let declaration = session.registry.find(name, owner: owner)?.declaration else {
      return nil
    }
    return declaration.kind == .field ? result(of: declaration) : .callable(declaration)
  }

  private func element(_ key: LuaValue, of value: LuaValue) -> LiveSubject? {
    guard case .table(let table) = value else { return nil }
    for table in tables(behind: table) {
      if let value = try? table.rawGet(key), value != .nil { return .value(value) }
    }
    return nil
  }

  private func result(of declaration: Declaration) -> LiveSubject? {
    switch declaration.result {
    case .view: .object("View")
    case .object(let name): .object(name)
    case .either(let kinds):
      kinds.lazy.compactMap { if case .object(let name) = $0 { .object(name) } else { nil } }.first
    default: nil
    }
  }
}
