/// The wrapping of a ``RandomProgram``'s lazy container, between it and its scroll view.
///
/// The rules know only the lengths before and after the container; how they come about must not
/// matter.
public enum Surroundings: String, CaseIterable, Sendable {
  /// Nothing: it is the content of the scroll view.
  case none
  /// Modifiers that change nothing.
  case noPadding, frame, fixedSize, background, overlay, clipped, manyModifiers
  /// Containers that hold nothing else.
  case group, stack, stackOfStack
  /// A view or padding before the container, after it, or both.
  case padding, title, footer, titleAndFooter, titleInPadding

  /// The length before the container, in points.
  public var before: Double {
    switch self {
    case .padding: 16
    case .title: 60
    case .titleAndFooter: 35.5
    case .titleInPadding: 20 + 30 + 8
    default: 0
    }
  }

  /// The length after the container, in points.
  public var after: Double {
    switch self {
    case .padding: 24
    case .footer: 50
    case .titleAndFooter: 40.25
    case .titleInPadding: 10
    default: 0
    }
  }

  /// The end of the view before the container, in points; 0 if there is none.
  public var titleEnd: Double {
    switch self {
    case .title: 60
    case .titleAndFooter: 35.5
    case .titleInPadding: 20 + 30
    default: 0
    }
  }

  /// Whether there is a view after the container.
  public var haveFooter: Bool { self == .footer || self == .titleAndFooter }
}

extension RandomProgram {
  /// The shortest viewport of the program.
  public var shortestLength: Double {
    operations.reduce(containerLength) { shortest, operation in
      guard case .resize(_, let length) = operation else { return shortest }
      return min(shortest, length)
    }
  }

  /// The same program with a wrapping; nil if the wrapping could fill the viewport.
  ///
  /// What is loaded out of sight in that case is not covered by these rules.
  public func inside(_ surroundings: Surroundings) -> RandomProgram? {
    guard shortestLength > 2 * max(surroundings.before, surroundings.after) else { return nil }
    var program = self
    program.surroundings = surroundings
    return program
  }
}
