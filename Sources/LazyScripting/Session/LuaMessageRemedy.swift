/// Remedies for errors that Lua itself raises when a name of the vocabulary was misused.
enum LuaMessageRemedy {
  /// The remedy for a message, if one is known.
  static func remedy(for message: String) -> String? {
    if let name = quoted(in: message, after: "attempt to index a function value (") {
      return remedy(forIndexed: name)
    }
    if message.prefix(1_000).contains("attempt to concatenate a View value") {
      return "join the text before it becomes a view: Text(\"row \" .. i)"
    }
    if message.hasPrefix("attempt to call a ScrollView value") {
      return SwiftUINames.remedy(againstMember: "scroll", of: ScrollViewHandle.className)
    }
    if let remedy = remedy(forLoop: message) ?? remedy(forNilField: message)
      ?? remedy(forUnmade: message)
    {
      return remedy
    }
    if message.hasPrefix("attempt to add a 'string'") || message.hasSuffix("with a 'string'") {
      return "text is joined with ..: a .. b"
    }
    if message.hasPrefix("(error object is a ") {
      return "raise a text, a table of values, or an object whose __tostring returns a text"
    }
    for end in [" value (field ", " value (method "] where message.contains("attempt to call a ") {
      guard let name = quoted(in: message, after: end) else { continue }
      if message.hasPrefix("attempt to call a nil"), let edit = edits[name] {
        return "an array that views show is changed by window:update(function() \(edit) end)"
      }
      let isField = Registry.builtIn.all(named: name).contains { $0.declaration.kind == .field }
      if isField { return "\(name) is read without a call: leave out what follows it" }
    }
    if let name = quoted(in: message, after: "attempt to call a nil value (global ")
      ?? quoted(in: message, after: "attempt to index a nil value (global ")
    {
      return remedy(forMissing: name)
    }
    return nil
  }

  /// How the methods of Swift's arrays are written.
  private static let edits = [
    "append": "table.insert(photos, { id = \"new\", height = 60 })",
    "insert": "table.insert(photos, 1, { id = \"new\", height = 60 })",
    "remove": "table.remove(photos, 1)", "removeFirst": "table.remove(photos, 1)",
    "removeLast": "table.remove(photos)", "sort": "table.sort(photos, comesBefore)",
  ]

  /// The remedy for what `for … in` cannot go through.
  private static func remedy(forLoop message: String) -> String? {
    guard message.hasPrefix("attempt to call a "), message.contains("(for iterator") else {
      return nil
    }
    switch message.dropFirst("attempt to call a ".count).prefix(while: { $0 != " " }) {
    case "Range", "number": return "a loop over numbers is for i = 1, 10 do … end"
    case "nil": return "what follows in gave nil; a loop is for index, value in ipairs(array) do"
    default: return "write for index, value in ipairs(array) do … end"
    }
  }

  /// The remedy for a window that is used while it is made.
  private static func remedy(forUnmade message: String) -> String? {
    let start = "attempt to index a nil value (upvalue "
    guard let name = quoted(in: message, after: start), name.lowercased() == "window" else {
      return nil
    }
    return "a window that is being made is in no variable yet: in what its first frame runs, put "
      + "off what needs it, as after(0, function() \(name):update(change) end)"
  }

  /// The remedy for a field that is nil as long as a view has no place.
  private static func remedy(forNilField message: String) -> String? {
    guard message.hasPrefix("attempt to index a nil value (field 'frame')") else { return nil }
    return "a node's frame is nil while the view has no place: node.phase says whether it is "
      + "absent or off screen; scroll to it first"
  }

  /// The remedy for a name of the vocabulary that is indexed without a call: `Color.red`.
  static func remedy(forIndexed name: String, key: String? = nil) -> String? {
    let declarations = Registry.builtIn.all(named: name).map(\.declaration)
    if let global = declarations.first(where: { $0.owner == nil }) {
      let isNamed = global.positions.first.map { $0.kind == .name || $0.kind == .string } ?? false
      guard isNamed else { return "\(name) is called: write \(name) { … }" }
      return "\(name) is called: write \(name) \"\(key ?? "red")\""
    }
    guard let method = declarations.first(where: { $0.kind == .method }) else { return nil }
    return "\(name) is called: write \(method.title)()" + (key.map { ".\($0)" } ?? "")
  }

  /// The remedy for a member of a method's result, if the method was not called.
  static func remedy(forKeyOfFunction key: String) -> String? {
    let owners = Registry.builtIn.all(named: key).compactMap(\.declaration.owner)
    let methods = Registry.builtIn.registrations.map(\.declaration).filter { $0.kind == .method }
    for owner in owners {
      guard let method = methods.first(where: { $0.result == .object(owner) }) else { continue }
      let member = Registry.builtIn.find(key, owner: owner)?.declaration
      let mark = member?.kind == .method ? ":" : "."
      return "\(method.name) is called: write \(method.title)()\(mark)\(key)"
    }
    return nil
  }

  /// The remedy for a missing global in a module, which has only stock Lua's globals.
  private static func remedy(forMissing name: String) -> String? {
    let isKnown =
      name == "lab" || Registry.namespaces.contains(name) || Registry.builtIn.find(name) != nil
    guard isKnown else { return nil }
    let use = name == "lab" ? "" : ", and then lab.\(name)"
    return "a module asks for the vocabulary: write local lab = require \"lazylab\"\(use)"
  }

  /// The name in quotes that follows a text, with at most one word between.
  private static func quoted(in message: String, after start: String) -> String? {
    guard let found = message.range(of: start) else { return nil }
    let parts = message[found.upperBound...].split(
      separator: "'",
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    return parts.count == 3 ? String(parts[1]) : nil
  }
}

extension String {
  /// The first place of a text, without Foundation.
  fileprivate func range(of text: String) -> Range<Index>? {
    // Lua's own messages are short; an error of a script may be megabytes long.
    self.prefix(1_000).firstRange(of: text)
  }
}
