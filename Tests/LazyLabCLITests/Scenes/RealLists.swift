import Foundation
import LazyScenes
import LazyStacks
import RepositoryReading

@testable import LazyLabCLI

/// What a real list did with the scenes of `Tests/Recordings`, and what lazylab does with them.
struct RealList {
  /// The folder of its recordings.
  let name: String
  /// The profile that was fitted to them.
  let profile: String
  /// The scenes that the fitted profile does not play as recorded, with the rule that is missing.
  let missing: [String: String]

  static let all = [
    RealList(
      name: "qtquick",
      profile: "Examples/profiles/qtquick.lua",
      missing: [
        "new-ids": "without a row that stays the list begins at its start",
        "remove-in-sight": "rows above the one that goes slide down",
      ]
    ),
    RealList(
      name: "chromium",
      profile: "Examples/profiles/chromium.lua",
      missing: [
        "new-ids": "without a row that stays the offset stays",
        "wider-view": "another width turns scroll anchoring off for a frame",
      ]
    ),
    RealList(
      name: "gtk",
      profile: "Examples/profiles/gtk.lua",
      missing: [
        "insert-at-top": "a list that nobody has scrolled shows nothing of rows that come above"
      ]
    ),
  ]

  private static let folder = "Tests/Recordings/"

  /// The names of its scenes, in order.
  var scenes: [String] {
    Repository.files(in: [Self.folder + name]).map(\.path)
      .compactMap { $0.split(separator: "/").last?.dropLast(".jsonl".count) }.map(String.init)
      .sorted()
  }

  func path(of scene: String) -> String { Self.folder + "\(name)/\(scene).jsonl" }

  /// The recording of a scene, all of whose lines are right.
  func recording(of scene: String) throws -> Recording {
    var reader = RecordingReader()
    let bytes = Array(try Data(contentsOf: URL(filePath: Repository.path(path(of: scene)))))
    try FileLines.read(all: bytes) { try reader.read($0, isWhole: $1) }
    guard reader.faults.isEmpty else { throw Fault(words: reader.faults.joined(separator: "\n")) }
    return try reader.recording()
  }

  struct Fault: Error { let words: String }

  /// How lazylab plays a recorded scene, with its own parameters or those that were fitted.
  func comparison(with recording: Recording, isFitted: Bool) throws -> RecordingComparison {
    let profile = isFitted ? Repository.path(profile) : nil
    let played = try Self.play(recording.scene, with: profile)
    return RecordingComparison(of: recording.frames, with: played)
  }

  /// What lazylab does with a scene, with its own parameters or those of a file.
  static func play(_ scene: Scene, with profile: String? = nil) throws -> [Recording.Frame] {
    let setting = try SceneSetting(
      profile.map { try ProfileName(parsing: $0) },
      for: scene,
      with: Tool(terminal: MemoryTerminal(lines: ""))
    )
    return try ScenePlayer(scene, with: setting.setting).frames()
  }
}

/// The document that puts real lists beside lazylab.
enum RealListsDocument {
  static let path = "Sources/RealLists.md"

  static func text() throws -> String {
    var lines = [
      "# Real lists", "",
      "What the lists of other toolkits do with \(RealList.all[0].scenes.count)",
      "[scenes](../Tests/Recordings/scenes.lua), as `Scripts/record-peers` recorded it, and",
      "what lazylab does with them: generated from the recordings by `RealListsTests`. Each",
      "frame of a scene took eight frames of the list, so that caches which fill later had done",
      "so. *Size* and *offset* are those at the end, *moved* is by how much what is in sight",
      "moved in frames in which nobody scrolled, *made* the number of rows that were made. The",
      "last two columns tell the first figure in which lazylab parts from the recording by more",
      "than half a point or one row: with its own parameters, which are SwiftUI's as far as",
      "they are published, and with the fitted profile. [Scenes](Scenes.md) says how to record",
      "another list, SwiftUI on a device among them: nobody has sent such a recording yet.",
    ]
    lines += try published()
    for list in RealList.all {
      let scenes = list.scenes
      guard let first = scenes.first else { continue }
      let origin = try list.recording(of: first).origin
      var (rows, same) = ([String](), (own: 0, fitted: 0))
      for scene in scenes {
        let recording = try list.recording(of: scene)
        let own = try list.comparison(with: recording, isFitted: false)
        let fitted = try list.comparison(with: recording, isFitted: true)
        same.own += own.isSame ? 1 : 0
        same.fitted += fitted.isSame ? 1 : 0
        rows.append(Self.row(of: scene, recording, own, fitted, in: list))
      }
      lines += ["", "## \(origin.toolkit)", ""]
      lines.append(
        "lazylab plays \(same.own) of \(scenes.count) as recorded, and \(same.fitted) with "
          + "[\(list.profile.split(separator: "/").last ?? "")](../\(list.profile))."
      )
      lines += ["", "| scene | size | offset | moved | made | lazylab | fitted |"]
      lines += ["|---|---|---|---|---|---|---|"] + rows
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// SwiftUI as far as it is published, and what lazylab does by that.
  private static func published() throws -> [String] {
    let list = RealList.all[0]
    var lines = [
      "", "## SwiftUI, as far as published", "",
      "The numbers are of claims about SwiftUI, which `lazylab reference claim 38` tells; the",
      "figures are what lazylab does by them with its own parameters.", "",
      "| scene | published | size | offset | moved | made |", "|---|---|---|---|---|---|",
    ]
    for scene in list.scenes {
      var recording = try list.recording(of: scene)
      recording.frames = try RealList.play(recording.scene)
      let published = PublishedBehavior.of[scene] ?? "nothing"
      lines.append(
        "| \(scene) | \(published) | \(figures(of: recording).joined(separator: " | ")) |"
      )
    }
    return lines
  }

  /// The size and the offset at the end, the greatest move that nobody asked for, and how many rows
  /// were made.
  private static func figures(of recording: Recording) -> [String] {
    let last = recording.frames.last
    let made = recording.frames.reduce(0) { $0 + ($1.created?.count ?? 0) }
    return [words(last?.size), words(last?.offset), words(recording.ownMove), "\(made)"]
  }

  private static func row(
    of scene: String,
    _ recording: Recording,
    _ own: RecordingComparison,
    _ fitted: RecordingComparison,
    in list: RealList
  ) -> String {
    let cells =
      ["[\(scene)](../\(list.path(of: scene)))"] + figures(of: recording) + [
        parting(own),
        fitted.isSame ? "same" : "\(parting(fitted)): \(list.missing[scene] ?? "unknown")",
      ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func parting(_ comparison: RecordingComparison) -> String {
    guard let first = comparison.first else { return "same" }
    return "\(first.figure.rawValue), by \(words(first.by)) in frame \(first.frame)"
  }

  private static func words(_ number: Double?) -> String {
    guard let number else { return "" }
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Recording {
  /// The greatest distance by which rows that stay in sight moved in a frame without a scroll.
  fileprivate var ownMove: Double {
    var scrolling: Set<Int> = []
    for step in scene.program {
      if case .scroll = step.action { scrolling.insert(step.frame) }
    }
    var greatest = 0.0
    for (before, after) in zip(frames, frames.dropFirst())
    where !scrolling.contains(after.number) {
      for row in after.rows ?? [] {
        guard let old = before.rows?.first(where: { $0.id == row.id }) else { continue }
        greatest = max(greatest, abs(row.start - old.start))
      }
    }
    return greatest
  }
}

/// What is published about SwiftUI in the scenes, by the numbers of claims.
private enum PublishedBehavior {
  static let of = [
    "append-at-end": "what is in sight stays (38)",
    "back-to-top": "the first row lines up with the top (35)",
    "down": "the size is corrected as rows are met (21); what is in sight moves as the finger (38)",
    "equal-rows": "the mean is exact (21)",
    "grow-above": "what is in sight stays while estimates change (38)",
    "grow-below": "what is in sight stays while estimates change (38)",
    "grow-in-sight": "the rows after it move (115)",
    "jump": "the way there is estimated (129); the row is met",
    "jump-to-end": "takes the number of views, not their lengths (133)",
    "jump-to-middle-of-view": "the way there is estimated (129); the row is met",
    "jump-to-offset": "an offset is a guess (31, 140)",
    "one-tall-row": "the mean leaps (21)",
    "opening": "the mean of what was placed, times the rest (21)",
    "sections": "headers and rows are one list (56)",
    "spaced": "the way there is estimated (129)",
    "taller-view": "the topmost row stays (33)",
    "up-from-a-jump": "the space above is corrected on the way (35); nothing else moves (38)",
    "wider-view": "the topmost row stays, at its fraction (33); rows are measured anew (32)",
  ]
}
