/// The command that a key gives to the editor.
enum EditorCommand: Equatable {
  case insert(String)
  case refuse(UInt8)
  case enter
  case newLine
  case move(Motion)
  case delete(Motion)
  case cut(Motion)
  case yank
  case yankEarlier
  case undo
  case redo
  case transpose
  case changeCase(LetterCase)
  case recall(Int, isAll: Bool)
  case search(Int)
  case complete(Int)
  case interrupt
  case endOrDelete
  case clearScreen
  case suspend
  case escape
  case none

  /// A movement of the cursor, or the extent of a deletion.
  enum Motion: Equatable {
    case characterLeft
    case characterRight
    case wordLeft
    case wordRight
    case blankLeft
    case lineStart
    case lineEnd
    case textStart
    case textEnd
    case lines(Int)
  }

  /// The case of a word's letters.
  enum LetterCase: Equatable {
    case upper
    case lower
    case capital
  }

  /// The number of lines of a page.
  private static let page = 10

  /// The command of a key.
  init(_ key: Key) {
    switch key {
    case .text(let text), .paste(let text): self = .insert(text)
    case .invalid(let byte): self = .refuse(byte)
    case .named(let name, let modifier): self.init(name, with: modifier)
    case .control(let letter): self.init(control: letter)
    case .meta(let letter): self.init(meta: letter)
    case .unknown: self = .none
    }
  }

  private init(_ name: Key.Name, with modifier: Key.Modifier) {
    let isWide = modifier == .control || modifier == .meta
    switch name {
    case .enter: self = modifier == .none ? .enter : .newLine
    case .tab: self = .complete(modifier == .shift ? -1 : 1)
    case .backspace: self = isWide ? .cut(.wordLeft) : .delete(.characterLeft)
    case .delete: self = isWide ? .cut(.wordRight) : .delete(.characterRight)
    case .escape: self = .escape
    case .left: self = .move(isWide ? .wordLeft : .characterLeft)
    case .right: self = .move(isWide ? .wordRight : .characterRight)
    case .up: self = .recall(-1, isAll: false)
    case .down: self = .recall(1, isAll: false)
    case .home: self = .move(isWide ? .textStart : .lineStart)
    case .end: self = .move(isWide ? .textEnd : .lineEnd)
    case .pageUp: self = .move(.lines(-Self.page))
    case .pageDown: self = .move(.lines(Self.page))
    }
  }

  private init(control letter: Character) {
    self = Self.controls[letter] ?? .none
  }

  private init(meta letter: Character) {
    self = Self.metas[letter] ?? .none
  }

  private static let controls: [Character: EditorCommand] = [
    "a": .move(.lineStart), "b": .move(.characterLeft), "c": .interrupt, "d": .endOrDelete,
    "e": .move(.lineEnd), "f": .move(.characterRight), "g": .escape, "k": .cut(.lineEnd),
    "l": .clearScreen, "n": .recall(1, isAll: true), "p": .recall(-1, isAll: true),
    "r": .search(-1), "s": .search(1), "t": .transpose, "u": .cut(.lineStart),
    "w": .cut(.blankLeft), "y": .yank, "z": .suspend, "_": .undo, "o": .newLine,
  ]

  private static let metas: [Character: EditorCommand] = [
    "b": .move(.wordLeft), "f": .move(.wordRight), "d": .cut(.wordRight), "y": .yankEarlier,
    "u": .changeCase(.upper), "l": .changeCase(.lower), "c": .changeCase(.capital),
    "<": .move(.textStart), ">": .move(.textEnd), "_": .redo, "/": .redo, "r": .redo,
  ]
}

extension EditBuffer {
  /// The position to which a motion leads.
  func destination(of motion: EditorCommand.Motion) -> Int {
    switch motion {
    case .characterLeft: max(0, cursor - 1)
    case .characterRight: min(characters.count, cursor + 1)
    case .wordLeft: previousWordStart
    case .wordRight: nextWordEnd
    case .blankLeft: previousBlank
    case .lineStart: lineStart
    case .lineEnd: lineEnd
    case .textStart: 0
    case .textEnd: characters.count
    case .lines: cursor
    }
  }
}
