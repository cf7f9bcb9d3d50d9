/// Finds a call in a text, and the argument of it that a mistake is about.
///
/// Lua names the line in which the chain of a call begins: that of `LazyVStack {` for a modifier
/// ten lines below.
struct CallPlace {
  /// The tokens of the text.
  let tokens: SourceTokens
  private let brackets: MatchedBrackets

  init(in tokens: SourceTokens) {
    self.tokens = tokens
    brackets = MatchedBrackets(in: tokens)
  }

  /// What is wrong in a text, and how it is written.
  struct Found: Equatable {
    /// The token that is wrong.
    var token: Int
    /// The texts to put in the place of tokens.
    var corrections: [Int: String] = [:]

    init(_ token: Int, corrections: [Int: String] = [:]) {
      (self.token, self.corrections) = (token, corrections)
    }

    /// A token that is meant to be another one, if that is known.
    init(_ token: Int, meaning text: String?) {
      self.init(token, corrections: text.map { text in [token: text] } ?? [:])
    }
  }

  /// Finds what a mistake is about; nil if the line has no such call.
  ///
  /// - Parameters:
  ///   - fault: The call and the argument.
  ///   - line: The line in which the chain of the call begins.
  ///   - suggestion: What was probably meant.
  /// - Returns: The token, and the corrections.
  func find(_ fault: CallFault, line: Int, suggestion: String?) -> Found? {
    guard let callable = fault.callable else { return nil }
    let calls = tokens.indices.filter {
      tokens.text(at: $0) == callable && tokens.kind(at: $0) == .name
        && arguments(of: $0) != nil && tokens.line(of: start(ofChainAt: $0)) == line
    }
    let founds = calls.lazy.compactMap { self.find(fault.argument, of: $0, suggestion: suggestion) }
    return founds.first ?? calls.first.map { Found($0) }
  }

  private func find(
    _ argument: CallFault.Argument?,
    of call: Int,
    suggestion: String?
  ) -> Found? {
    guard let argument, let list = arguments(of: call) else { return nil }
    switch argument {
    case .label(let name):
      return label(name, in: list).map { Found($0, meaning: suggestion) }
    case .value(let name):
      return label(name, in: list).map { found(valueAfter: $0, suggestion: suggestion) }
    case .position(let position, let name):
      guard let value = values(in: list).dropFirst(position).first else {
        return name.flatMap { label($0, in: list) }.map {
          found(valueAfter: $0, suggestion: suggestion)
        }
      }
      return Found(
        value,
        corrections: suggestion.map { corrections(of: value, in: list, by: $0) } ?? [:]
      )
    }
  }

  /// A value that is one literal, or else the name before it.
  private func found(valueAfter label: Int, suggestion: String?) -> Found {
    let value = label + 2
    let isLiteral = [.number, .string].contains(tokens.kind(at: value)) && isLast(value)
    return isLiteral ? Found(value, meaning: suggestion) : Found(label)
  }

  /// How the value at a position is written: with a name in front, or as another string.
  private func corrections(
    of value: Int,
    in list: ClosedRange<Int>,
    by text: String
  )
    -> [Int: String]
  {
    if text.hasPrefix("\"") { return isLast(value) ? [value: text] : [:] }
    let named = "\(text) = \(tokens.text(at: value))"
    if tokens.kind(at: list.lowerBound) == .string { return [value: "{ \(named) }"] }
    guard tokens.text(at: list.lowerBound) == "(" else { return [value: named] }
    return [list.lowerBound: " { ", value: named, list.upperBound: " }"]
  }

  /// Whether a value ends with a token.
  private func isLast(_ token: Int) -> Bool {
    [",", ";", "}", ")"].contains(tokens.text(at: token + 1))
  }
}

extension CallPlace {
  /// The brackets of the arguments of a call, or the only argument without brackets; nil for what
  /// is not called.
  private func arguments(of callable: Int) -> ClosedRange<Int>? {
    let first = callable + 1
    if tokens.kind(at: first) == .string { return first...first }
    guard ["(", "{"].contains(tokens.text(at: first)), let end = brackets.partner(of: first) else {
      return nil
    }
    let isTable = tokens.text(at: first) == "(" && tokens.text(at: first + 1) == "{"
    if isTable, let inner = brackets.partner(of: first + 1), inner + 1 == end {
      return first + 1...inner
    }
    return first...end
  }

  /// The first token of the chain to which a name belongs: `LazyVStack` for `:frame`.
  private func start(ofChainAt name: Int) -> Int {
    var place = name
    while true {
      if let opening = brackets.partner(of: place), opening < place { place = opening }
      let before = place - 1
      if [":", "."].contains(tokens.text(at: before)), tokens.kind(at: place) == .name {
        place = before - 1
      } else if tokens.kind(at: place) != .name, isCalled(before) {
        place = before
      } else {
        return max(0, place)
      }
    }
  }

  /// Whether what a token ends may be called by what follows it.
  private func isCalled(_ token: Int) -> Bool {
    switch tokens.kind(at: token) {
    case .name, .string: true
    case .sign: [")", "}", "]"].contains(tokens.text(at: token))
    default: false
    }
  }

  /// The name of a field among arguments.
  private func label(_ name: String, in list: ClosedRange<Int>) -> Int? {
    places(in: list).first {
      tokens.text(at: $0) == name && tokens.text(at: $0 + 1) == "="
    }
  }

  /// The first tokens of the values by position.
  private func values(in list: ClosedRange<Int>) -> [Int] {
    if list.count == 1 { return [list.lowerBound] }
    return places(in: list).filter { place in
      let isNamed = tokens.kind(at: place) == .name && tokens.text(at: place + 1) == "="
      return !isNamed && tokens.text(at: place) != "["
    }
  }

  /// The first tokens of what commas separate.
  private func places(in list: ClosedRange<Int>) -> [Int] {
    var places: [Int] = []
    var place = list.lowerBound + 1
    var isFirst = true
    while place < list.upperBound {
      if isFirst { places.append(place) }
      isFirst = [",", ";"].contains(tokens.text(at: place))
      place = (brackets.partner(of: place) ?? place) + 1
    }
    return places
  }
}

/// The brackets and blocks of a text, each with where it ends or begins.
private struct MatchedBrackets {
  private var partners: [Int: Int] = [:]

  init(in tokens: SourceTokens) {
    var open: [Int] = []
    for index in tokens.indices {
      switch (tokens.kind(at: index), tokens.text(at: index)) {
      case (.sign, "("), (.sign, "{"), (.sign, "["), (.keyword, "function"), (.keyword, "if"),
        (.keyword, "do"), (.keyword, "repeat"):
        open.append(index)
      case (.sign, ")"), (.sign, "}"), (.sign, "]"), (.keyword, "end"), (.keyword, "until"):
        guard let start = open.popLast() else { continue }
        (partners[start], partners[index]) = (index, start)
      default: break
      }
    }
  }

  /// The other bracket of a pair; nil for any other token.
  func partner(of index: Int) -> Int? { partners[index] }
}
