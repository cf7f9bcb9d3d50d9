import RepositoryReading

/// The floors of the targets in which a folder may use only some of the others.
enum Floors {
  /// The folders of each target, the lowest floor first; an empty name is the target's own folder.
  ///
  /// Runs are filled by lines or by the steps of a lazy layout; what moved is found in containers
  /// and among other views; the window and the passes of its frames are one piece of work: each of
  /// these is one floor.
  static let floors: [String: [[String]]] = [
    "LazyViews": [["Geometry"], ["Identity"], ["Work"], ["Scrolling"]],
    "LazyTrace": [
      [""], ["Ledger"], ["Accounts"], ["Text"], ["Events"], ["Kinds"], ["Keeping"], ["Views"],
    ],
    "LazyStacks": [
      [""], ["Dependencies"], ["Configuration", "Timing"], ["Motion"], ["Layouts"],
      ["Content"],
      ["Nodes"], ["Catalog"], ["Rows"], ["Runs", "Folds"], ["Containers"], ["Scrolling"],
      ["Accounts"], ["LineMoves", "ViewMoves"], ["Observation"], ["Passes", "Simulation"],
    ],
    "LazyReports": [
      [""], ["Text"], ["JSON"], ["Data"], ["Explanation"], ["Block"],
      ["Pictures"], ["Views"], ["Lint"], ["Otherwise"], ["Page"],
    ],
  ]

  /// What may be used from below.
  ///
  /// The handles that layouts and leaves get hold the node itself, so that asking it costs only a
  /// call.
  static let handles = [
    "Sources/LazyStacks/Content/Leaf.swift uses Node of Sources/LazyStacks/Nodes",
    "Sources/LazyStacks/Layouts/Layout.swift uses Node of Sources/LazyStacks/Nodes",
  ]

  /// The living objects of a window, which know one another upward and downward.
  ///
  /// A view knows the row that it is, a row its container, a container what moves it, and every
  /// view may ask what the scroll view around it shows. What is done to these objects keeps to its
  /// floor.
  static let livingObjects = FloorRules.Circle(
    of: ["Subview", "LazyRun", "LazyStackNode", "ScrollNode", "ScrollTrack", "ScrollMotion"],
    in: Set(
      ["Nodes", "Catalog", "Rows", "Runs", "Folds", "Containers"].map {
        "Sources/LazyStacks/" + $0
      }
    )
  )

  private static func violations(
    of target: String,
    among sources: [RepositoryFile]
  ) -> [String] {
    let folder = "Sources/" + target
    let floors = (floors[target] ?? []).map { floor in
      floor.map { $0.isEmpty ? folder : folder + "/" + $0 }
    }
    let files = sources.filter { $0.path.hasPrefix(folder + "/") }
    let others = sources.filter { !$0.path.hasPrefix(folder + "/") }
    let rules = FloorRules(floors, of: files, besides: others, circle: livingObjects)
    return files.flatMap(rules.violations(in:))
  }

  static let rule = Rule(
    "a folder uses only what is on its own floor and on those below",
    reading: ["Sources"],
    ending: [".swift"]
  ) { sources in
    let found = floors.keys.sorted().flatMap { violations(of: $0, among: sources) }
    let unused = handles.filter { !found.contains($0) }.map { "nothing needs the handle: \($0)" }
    return found.filter { !handles.contains($0) } + unused
  }
}
