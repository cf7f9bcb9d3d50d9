/// What a lazy container of a ``RandomProgram`` stands in, between it and its scroll view.
///
/// The rules know only what stands before the container and after it: how that is written must not
/// matter.
public enum Surroundings: String, CaseIterable, Sendable {
  /// Nothing: it is the content of the scroll view.
  case none
  /// Modifiers that change nothing.
  case noPadding, frame, fixedSize, background, overlay, clipped, manyModifiers
  /// Containers that hold nothing else.
  case group, stack, stackOfStack
  /// Something before it, after it, or both.
  case padding, title, footer, titleAndFooter, titleInPadding

  /// What stands before the container, in points.
  public var before: Double {
    switch self {
    case .padding: 16
    case .title: 60
    case .titleAndFooter: 35.5
    case .titleInPadding: 20 + 30 + 8
    default: 0
    }
  }

  /// What stands after the container, in points.
  public var after: Double {
    switch self {
    case .padding: 24
    case .footer: 50
    case .titleAndFooter: 40.25
    case .titleInPadding: 10
    default: 0
    }
  }

  /// Whether a view stands after the container.
  public var haveFooter: Bool { self == .footer || self == .titleAndFooter }
}

extension RandomProgram {
  /// The shortest viewport that the program has.
  public var shortestLength: Double {
    operations.reduce(containerLength) { shortest, operation in
      guard case .resize(_, let length) = operation else { return shortest }
      return min(shortest, length)
    }
  }

  /// The same program with the container in something; nil where what it stands in could fill the
  /// viewport, for what is loaded then of what is out of sight is no question of these rules.
  public func inside(_ surroundings: Surroundings) -> RandomProgram? {
    guard shortestLength > 2 * max(surroundings.before, surroundings.after) else { return nil }
    var program = self
    program.surroundings = surroundings
    return program
  }
}
