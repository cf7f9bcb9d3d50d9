import LazyStacks
import Testing

/// A screen and the actions on it: a program, and a way to describe the screen.
struct Scene {
  var program: RandomProgram
  var spelling = Spelling()
}

/// Two ways to describe the same screen, or to make the same changes to it.
///
/// A relation turns a scene into another one that must look alike; nil if it does not apply.
struct Relation: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// How much of both must be the same.
  var sameness = Sameness.frames
  /// The seeds with which it is tried.
  var seeds: [UInt64]
  /// The scene as the relation needs it, and the other way to describe it.
  var pair: @Sendable (Scene) -> (Scene, Scene)?

  /// How much of two screens must be the same.
  enum Sameness: Sendable {
    /// Everything in ``frames``, and every event.
    case events
    /// Offsets, sizes, flags, the ledger, what came and went, and the places of everything in
    /// sight.
    case frames
    /// Offsets, sizes, and the places of everything in sight that has any length.
    case places
    /// The places of everything in sight, until an estimated end is reached.
    ///
    /// The offset of such an end depends on what was seen on the way.
    case sight
    /// The places of everything in sight after the last step.
    case lastSight
  }
}

extension Relation {
  /// Every relation.
  static let all = wrapped + swapped + spelled + known + folded + detours + prefetched + painted

  /// Wrappings that take no room, each with other seeds.
  static let wrapped: [Relation] = {
    let all = Surroundings.allCases.filter { $0 != .none && $0.takesNoRoom }
    let seeds = Seeds.first(1_500, long: 15_000)
    return all.enumerated().map { number, around in
      Relation(
        testDescription: "in \(around)",
        sameness: .events,
        seeds: seeds.count == 1 ? seeds : seeds.filter { $0 % UInt64(all.count) == number }
      ) { scene in
        var wrapped = scene
        wrapped.program.surroundings = around
        return (scene, wrapped)
      }
    }
  }()

  /// Wrappings that take room, written along the other axis.
  static let swapped = Surroundings.allCases.map { around in
    Relation(
      testDescription: "with axes swapped, in \(around)",
      seeds: Seeds.first(60, long: 1_000)
    ) { scene in
      guard var one = scene.inside(around) else { return nil }
      one.spelling.axis = .vertical
      var other = one
      other.spelling.axis = .horizontal
      return (one, other)
    }
  }

  /// The same scene in fewer or more words.
  static let spelled = [
    Relation(
      testDescription: "rows from a range and from an array",
      sameness: .events,
      seeds: Seeds.first(600, long: 4_000)
    ) { scene in
      guard scene.program.parts.contains(where: { $0.range != nil }) else { return nil }
      let array = scene.withArrays
      var range = array
      range.spelling.usesRanges = true
      return (array, range)
    },
    Relation(
      testDescription: "rows from an array and from edited data",
      sameness: .events,
      seeds: Seeds.first(600, long: 4_000)
    ) { scene in
      let array = scene.withArrays
      var data = array
      for part in data.program.parts.indices { data.program.parts[part].isTold = true }
      return (array, data)
    },
    Relation(
      testDescription: "sections written out and in a ForEach",
      seeds: Seeds.first(600, long: 4_000)
    ) { scene in
      let written = scene.without { $0.edits != nil }
      var repeated = written
      repeated.program.parts = written.program.parts.map(\.asElement)
      guard repeated.program.parts != written.program.parts,
        written.program.guess != .meanByKind
      else { return nil }
      return (written, repeated)
    },
  ]

  /// If every length is known, laziness makes no difference.
  static let known = [
    Relation(
      testDescription: "a lazy stack with `oracle` and an eager one",
      sameness: .places,
      seeds: Seeds.first(600, long: 8_000)
    ) { scene in
      // An eager stack does not hold still if something changes before what is in sight.
      var lazy = scene.without { $0.edits != nil || $0.isUnseenResize }
      lazy.program.operations = lazy.program.operations.map { operation in
        guard case .resize(_, let length) = operation else { return operation }
        return .resize(width: 390, length: length)
      }
      lazy.program.grid = nil
      lazy.program.pinned = []
      lazy.program.guess = .oracle
      // Between the ends a lazy stack keeps a line in place, and an eager one an offset (rule R10).
      if let anchor = lazy.spelling.anchor, anchor.fraction != 0, anchor.fraction != 1 {
        lazy.program = lazy.program.mapLengths { _ in 44 }
      }
      var eager = lazy
      eager.spelling.isEager = true
      return (lazy, eager)
    }
  ]

  /// A column is the same whoever places it.
  static let folded = [
    Relation(
      testDescription: "a lazy stack with `oracle` and a column as a lazy layout",
      sameness: .places,
      seeds: Seeds.first(600, long: 8_000)
    ) { scene in
      // If no row is left in place, the next ones are placed by estimates, which include the
      // spacing in a column but not in a stack.
      var stack = scene.without { operation in
        operation.isUnseenResize || operation.edits?.contains { $0.edit == .clear } ?? false
      }
      stack.program.grid = nil
      stack.program.guess = .oracle
      // Whether a row without length is in sight at the start of the region depends on the way
      // there.
      stack.program = stack.program.mapLengths { $0 == 0 ? 10 : $0 }
      if let anchor = stack.spelling.anchor, anchor.fraction != 0, anchor.fraction != 1 {
        stack.spelling.anchor = nil
      }
      var column = stack
      column.spelling.isFolded = true
      return (stack, column)
    }
  ]

  /// Preparing rows before they come into sight only makes them known sooner.
  static let prefetched = [
    Relation(
      testDescription: "with and without prefetching",
      seeds: Seeds.first(600, long: 8_000)
    ) { scene in
      // A length that changes unseen is not asked for again if it was prepared.
      var plain = scene.without(\.isUnseenResize)
      plain.spelling.dragFrames = 3
      plain.spelling.prefetches = false
      var prefetched = plain
      prefetched.spelling.prefetches = true
      prefetched.spelling.cost = ViewCost(body: 2, layout: 1, render: 1, remove: 0.5)
      return (plain, prefetched)
    }
  ]

  /// Another way to the same place.
  static let detours = [
    Relation(
      testDescription: "resized there and back",
      sameness: .lastSight,
      seeds: Seeds.first(600, long: 5_000)
    ) { scene in
      // A length that changed unseen is measured again by a rotation, but not without one.
      var scene = scene.without(\.isUnseenResize)
      scene.spelling.anchor = nil
      var detour = scene
      let last = scene.program.lastSize
      // With other columns the lines begin with other cells, so the way back may end a line off.
      let width = scene.program.isAdaptive ? last.width : 640
      detour.program.operations += [.resize(width: width, length: 300), last]
      scene.program.operations += [last]
      return (scene, detour)
    },
    Relation(
      testDescription: "drags in parts",
      sameness: .sight,
      seeds: Seeds.first(600, long: 5_000)
    ) { scene in
      let whole = scene.without { $0.isLongDrag(than: scene.program.shortestLength) }
      var parts = whole
      parts.program.operations = whole.program.operations.flatMap { operation in
        guard case .drag(let distance) = operation else { return [operation] }
        return [.drag(distance / 4), .drag(distance / 4), .drag(distance / 2)]
      }
      return (whole, parts)
    },
  ]
}

extension Surroundings {
  /// Whether the wrapping takes no room.
  fileprivate var takesNoRoom: Bool { before == 0 && after == 0 }
}

extension Scene {
  /// The scene of a seed; half of all have a default anchor or margins.
  init(seed: UInt64) {
    program = RandomProgram(seed: seed)
    var generator = SeededGenerator(seed: seed &+ 1_000_003)
    if Bool.random(using: &generator) {
      let fractions = [0, 0.5, 1, 1, 0.25]
      let fraction = fractions.randomElement(using: &generator) ?? 1
      let roles: [[ScrollAnchorRole]] = [
        [.initialOffset], [.sizeChanges], [.initialOffset, .sizeChanges],
        ScrollAnchorRole.allCases,
      ]
      spelling.anchor = (fraction, roles.randomElement(using: &generator) ?? [])
    }
    if Int.random(in: 0..<4, using: &generator) == 0 { spelling.margin = 24 }
    if Bool.random(using: &generator) { spelling.axis = .horizontal }
  }

  /// The same scene with a wrapping around the container.
  fileprivate func inside(_ surroundings: Surroundings) -> Scene? {
    guard let program = program.inside(surroundings) else { return nil }
    return Scene(program: program, spelling: spelling)
  }

  /// The same scene with arrays, whose edits are not reported.
  fileprivate var withArrays: Scene {
    var copy = without { $0.edits != nil }
    for part in copy.program.parts.indices { copy.program.parts[part].isTold = false }
    return copy
  }

  /// The same scene without some of the steps.
  fileprivate func without(_ isUnwanted: (ProgramOperation) -> Bool) -> Scene {
    var copy = self
    copy.program.operations.removeAll(where: isUnwanted)
    return copy
  }
}

extension RandomProgram {
  /// Whether another width changes the number of columns.
  fileprivate var isAdaptive: Bool { if case .adaptive = grid { true } else { false } }

  /// The step that gives the window its final size.
  fileprivate var lastSize: ProgramOperation {
    operations.last { if case .resize = $0 { true } else { false } }
      ?? .resize(width: 390, length: containerLength)
  }
}

extension ProgramOperation {
  /// The width that the step gives the window; the default if it does not resize.
  fileprivate var width: Double { if case .resize(let width, _) = self { width } else { 390 } }

  /// Whether a length changes without a report.
  fileprivate var isUnseenResize: Bool {
    if case .resizeUnseen = self { true } else { false }
  }

  /// Whether a finger goes so far that the way is not walked.
  ///
  /// Then a frame for the whole way may also differ from several for its parts.
  fileprivate func isLongDrag(than length: Double) -> Bool {
    switch self {
    case .drag(let distance): abs(distance) > length
    default: edits != nil
    }
  }
}

extension NaivePart {
  /// The same part with its section as the only element of the data.
  fileprivate var asElement: NaivePart {
    guard isSection, header != nil || footer != nil,
      elements.allSatisfy({ !$0.isSection && $0.rows.count == 1 }), elements.count > 1
    else { return self }
    var part = NaivePart(id: id, [])
    part.elements = [
      NaiveElement(section: id, header: header, rows: elements.flatMap(\.rows), footer: footer)
    ]
    part.isTold = isTold
    return part
  }
}
