internal import LazyReports
internal import LazyStacks

/// What a recording has and lacks.
public struct RecordingCheck {
  private let recording: Recording
  private let name: String

  /// Prepares to check a recording with a name.
  public init(of recording: Recording, named name: String) {
    (self.recording, self.name) = (recording, name)
  }

  /// What it has and lacks, in lines.
  public var text: String {
    let origin = recording.origin
    let place = origin.device.isEmpty ? origin.system : "\(origin.device), \(origin.system)"
    let frames = recording.frames
    var lines = [
      "\(name): \(origin.toolkit) on \(place)",
      "  scene: \(Counted.text(recording.scene.rowCount, one: "row")), "
        + "\(Counted.text(recording.scene.frames, one: "frame")), "
        + "\(Counted.text(recording.scene.program.count, one: "step"))",
    ]
    let missing = missingCount
    lines.append(
      missing <= 0
        ? "  frames: all" : "  frames: \(frames.count), \(missing) missing\(firstMissing)"
    )
    if isCutOff { lines.append("  it ends before the scene does") }
    let parts: [(String, (Recording.Frame) -> Bool)] = [
      ("time", { $0.time != nil }), ("offset", { $0.offset != nil }), ("size", { $0.size != nil }),
      ("rows", { $0.rows != nil }), ("created", { $0.created != nil }),
      ("destroyed", { $0.destroyed != nil }), ("appeared", { $0.appeared != nil }),
      ("disappeared", { $0.disappeared != nil }), ("phase", { $0.phase != nil }),
    ]
    let never = parts.filter { part in !frames.contains(where: part.1) }.map(\.0)
    let sometimes = parts.filter { part in
      frames.contains(where: part.1) && !frames.allSatisfy(part.1)
    }.map(\.0)
    if !never.isEmpty, !frames.isEmpty { lines.append("  lacks: " + never.joined(separator: ", ")) }
    if !sometimes.isEmpty { lines.append("  lacks at times: " + sometimes.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }

  /// How many frames of the scene are missing, in a line that names the recording; nil if none is.
  public var missingFrames: String? {
    let (whole, missing) = (recording.scene.frames, missingCount)
    return missing > 0
      ? "'\(name)' lacks \(missing) of the \(whole) frames of its scene\(firstMissing)" : nil
  }

  private var missingCount: Int { recording.scene.frames - recording.frames.count }

  /// Whether the last frame of the scene is missing.
  public var isCutOff: Bool { (recording.frames.last?.number ?? 0) < recording.scene.frames }

  private var firstMissing: String {
    var next = 1
    for frame in recording.frames {
      guard frame.number == next else { break }
      next += 1
    }
    return ", the first of them \(next)"
  }
}

extension Recording {
  /// Whether any frame tells anything that can be compared.
  public var hasFigures: Bool {
    frames.contains { frame in
      frame.offset != nil || frame.size != nil || frame.rows != nil || frame.created != nil
        || frame.appeared != nil || frame.disappeared != nil
    }
  }
}

extension RecordingComparison {
  /// How far both are apart, in lines that name both.
  public func text(own: String, other: String) -> String {
    var lines = [
      first.map {
        "frame \($0.frame): \($0.figure.rawValue) \($0.words(own: own, other: other))"
      } ?? "the same in \(Counted.text(frames, one: "frame"))"
    ]
    for summary in summaries {
      let mean = summary.sum / Double(summary.frames)
      lines.append(
        "  \(summary.figure.rawValue): \(summary.differing) of "
          + "\(Counted.text(summary.frames, one: "frame differs", many: "frames differ")), by "
          + "\(mean.words) in the mean, \(summary.greatest.words) at most"
      )
    }
    return lines.joined(separator: "\n")
  }
}

extension RecordingComparison.Difference {
  /// Whether it is in an earlier frame, or in a figure that is compared before.
  fileprivate func precedes(_ other: Self) -> Bool {
    guard frame == other.frame else { return frame < other.frame }
    let all = RecordingComparison.Figure.allCases
    return all.firstIndex(of: figure) ?? 0 < all.firstIndex(of: other.figure) ?? 0
  }
}

/// Which parameters change the figure in which a recording parts from what lazylab plays.
public struct ParameterShifts {
  private let recording: Recording
  private let setting: ScenePlayer.Setting

  /// Prepares to change a setting.
  public init(of recording: Recording, from setting: ScenePlayer.Setting) {
    (self.recording, self.setting) = (recording, setting)
  }

  /// A line for each parameter that brings the figure nearer, the nearest first; one that says so
  /// if none does.
  ///
  /// - Throws: ``FormatError`` if the scene cannot be played.
  public func lines(
    about first: RecordingComparison.Difference,
    within tolerance: RecordingComparison.Tolerance
  ) throws -> [String] {
    let frames = recording.frames.filter { $0.number <= first.frame }
    var found: [(by: Double, line: String)] = []
    for parameter in [.estimator(fixed: [])] + FitParameter.ofModel {
      var best: (by: Double, value: String)?
      for value in parameter.values where value != parameter.get(setting) {
        var changed = setting
        parameter.set(&changed, value)
        guard
          let played = try? ScenePlayer(recording.scene, with: changed)
            .frames(upTo: first.frame)
        else { continue }
        let comparison = RecordingComparison(of: frames, with: played, within: tolerance)
        // What parts earlier than before, or in a figure before, is no improvement.
        if let parting = comparison.first, parting.precedes(first) { continue }
        let by = comparison.first.flatMap { $0.figure == first.figure ? $0.by : nil } ?? 0
        if by < best?.by ?? first.by { best = (by, value.shown) }
      }
      if let best {
        found.append(
          (best.by, "\(parameter.name) = \(best.value): apart by \(best.by.words) in that frame")
        )
      }
    }
    guard !found.isEmpty else {
      return ["  no parameter brings it nearer by itself; an estimator of one's own might"]
    }
    return found.sorted { $0.by < $1.by }.prefix(5).map { "  " + $0.line }
  }
}
