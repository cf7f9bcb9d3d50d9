import LazyStacks

/// A way to draw a view elsewhere than where it was laid out.
enum Painting: String, CaseIterable, Sendable {
  /// Where it was laid out, with a modifier that does nothing.
  case plain
  case offset, scale, rotation, transition, animated

  /// A view with this drawing.
  func applied(to view: Content, _ axis: Axis) -> Content {
    switch self {
    case .plain: view.offset()
    case .offset: view.offset(x: axis == .vertical ? 40 : -900, y: axis == .vertical ? -900 : 40)
    case .scale: view.scaleEffect(x: 3, y: -2, anchor: .leading)
    case .rotation: view.rotationEffect(degrees: 133, anchor: .top)
    case .transition:
      view.scrollTransition(.interactive.threshold(.centered)) { effect, phase in
        effect.offset(y: 500 * phase.value).scaleEffect(1 + phase.value)
      }
    case .animated:
      view.scrollTransition(.animated(.bouncy())) { effect, phase in
        effect.rotationEffect(degrees: 90 * phase.value).opacity(phase.isIdentity ? 1 : 0)
      }
    }
  }
}

extension Relation {
  /// Transforms of rows and of their containers change nothing (invariant I9).
  static let painted = Painting.allCases.filter { $0 != .plain }.map { painting in
    Relation(
      testDescription: "rows and their container drawn by \(painting), or where they are",
      sameness: .events,
      seeds: Seeds.first(60, long: 1_000)
    ) { scene in
      var plain = scene
      plain.spelling.painting = .plain
      var painted = scene
      painted.spelling.painting = painting
      return (plain, painted)
    }
  }
}
