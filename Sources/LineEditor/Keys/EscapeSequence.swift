/// A control sequence of a terminal: its last byte, and the numbers before it.
struct EscapeSequence {
  let final: UInt8
  let parameters: [Int?]

  /// Whether pasted text follows.
  var beginsPaste: Bool { final == UInt8(ascii: "~") && parameters.first == 200 }

  /// The key that the sequence stands for.
  var key: Key {
    switch final {
    case UInt8(ascii: "A"): .named(.up, modifier)
    case UInt8(ascii: "B"): .named(.down, modifier)
    case UInt8(ascii: "C"): .named(.right, modifier)
    case UInt8(ascii: "D"): .named(.left, modifier)
    case UInt8(ascii: "H"): .named(.home, modifier)
    case UInt8(ascii: "F"): .named(.end, modifier)
    case UInt8(ascii: "M"): .named(.enter)
    case UInt8(ascii: "Z"): .named(.tab, .shift)
    case UInt8(ascii: "~"): numbered
    case UInt8(ascii: "u"): coded
    default: .unknown
    }
  }

  private var numbered: Key {
    switch parameters.first ?? nil {
    case 1, 7: .named(.home, modifier)
    case 3: .named(.delete, modifier)
    case 4, 8: .named(.end, modifier)
    case 5: .named(.pageUp, modifier)
    case 6: .named(.pageDown, modifier)
    default: .unknown
    }
  }

  /// The key given by its code point, as newer terminals send Enter with Shift held.
  private var coded: Key {
    switch parameters.first ?? nil {
    case 9: .named(.tab, modifier)
    case 13: .named(.enter, modifier)
    case 27: .named(.escape)
    case 127: .named(.backspace, modifier)
    default: .unknown
    }
  }

  private var modifier: Key.Modifier {
    // The value is one more than a sum: 1 for Shift, 2 for Alt, 4 for Control.
    let held = (parameters.count > 1 ? parameters[1] ?? 1 : 1) &- 1
    if held & 4 != 0 { return .control }
    if held & 2 != 0 { return .meta }
    return held & 1 != 0 ? .shift : .none
  }
}
