/// Finds where a line reads globals.
struct GlobalReads {
  private let tokens: SourceTokens

  init(in tokens: SourceTokens) { self.tokens = tokens }

  /// The tokens that read a global with a name, in order.
  ///
  /// Members, keys of tables, targets of assignments and locals do not; `local x = x` reads the
  /// global that it hides from then on.
  func indices(of name: String) -> [Int] {
    var reads: [Int] = []
    // Whether the name is a local of each block around, of the one that begins next, and of this
    // one once its statement is over.
    var (blocks, isNext, isDeclared) = ([false], false, false)
    var index = tokens.indices.lowerBound
    while index < tokens.indices.upperBound {
      let text = tokens.text(at: index)
      if isDeclared, startsStatement(index) {
        blocks[blocks.count - 1] = true
        isDeclared = false
      }
      switch tokens.kind(at: index) {
      case .keyword:
        switch text {
        case "function":
          while index < tokens.indices.upperBound, tokens.text(at: index) != "(" { index += 1 }
          blocks.append(declares(name, after: &index))
        case "local" where tokens.text(at: index + 1) == "function":
          if tokens.text(at: index + 2) == name { blocks[blocks.count - 1] = true }
        case "local": isDeclared = declares(name, after: &index)
        case "for": isNext = declares(name, after: &index)
        case "do", "then", "repeat":
          blocks.append(isNext)
          isNext = false
        case "end", "until", "else", "elseif":
          if blocks.count > 1 { blocks.removeLast() }
          if text == "else" { blocks.append(false) }
        default: break
        }
      case .name where text == name && !tokens.isMember(index) && !isAssigned(index):
        if !blocks.contains(true) { reads.append(index) }
      default: break
      }
      index += 1
    }
    return reads
  }

  /// Whether a token cannot go on with the expression before it.
  private func startsStatement(_ index: Int) -> Bool {
    guard tokens.endsExpression(at: index - 1) else { return false }
    let operators = ["and", "or"]
    return tokens.kind(at: index) == .name || tokens.text(at: index) == ";"
      || tokens.kind(at: index) == .keyword && !operators.contains(tokens.text(at: index))
  }

  /// Whether the list of names behind a token has a name; goes on to the end of the list.
  private func declares(_ name: String, after index: inout Int) -> Bool {
    var isFound = false
    while tokens.kind(at: index + 1) == .name {
      index += 1
      isFound = isFound || tokens.text(at: index) == name
      if tokens.text(at: index + 1) == "<" { index += 3 }
      guard tokens.text(at: index + 1) == "," else { break }
      index += 1
    }
    return isFound
  }

  /// Whether a name is the key of a value, or is assigned to.
  private func isAssigned(_ index: Int) -> Bool {
    tokens.text(at: index + 1) == "=" && tokens.text(at: index + 2) != "="
  }
}

extension SourceTokens {
  /// Whether a name follows a point or a colon; two points join texts.
  func isMember(_ index: Int) -> Bool {
    let mark = text(at: index - 1)
    return [".", ":"].contains(mark) && text(at: index - 2) != mark
  }
}
