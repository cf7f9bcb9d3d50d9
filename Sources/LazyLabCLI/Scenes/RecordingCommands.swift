internal import ArgumentParser
internal import LazyReports
internal import LazyScenes
internal import LazyStacks

/// `lazylab recording …`: commands about recordings of scenes.
struct RecordingCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recording",
    abstract: "Check recordings of scenes, compare them with lazylab, and fit parameters to them.",
    subcommands: [
      RecordingCheckCommand.self, RecordingCompareCommand.self, RecordingFitCommand.self,
    ]
  )
}

/// `lazylab recording check FILE…`.
struct RecordingCheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what recordings lack.",
    discussion: """
      Exit status: 0; 1 if lines are wrong, or the last frames are missing; 2 wrong usage, or what \
      is no recording.
      """
  )

  @Argument(help: "The recordings; - reads one from standard input.")
  var files: [String]

  @OptionGroup var unused: UnusedOptions
  @OptionGroup var unusedScripts: UnusedScriptOptions

  func perform(with tool: Tool) -> ExitStatus {
    var status = ExitStatus.done
    for file in files {
      do {
        let (recording, isWhole) = try SceneFiles(tool: tool).recording(at: file)
        let check = RecordingCheck(of: recording, named: file)
        tool.terminal.writeLine(check.text)
        if !isWhole || check.isCutOff { status = .failed }
      } catch {
        return SceneFailure(error).write(with: tool)
      }
    }
    return tool.read(status)
  }
}

/// `lazylab recording compare FILE`.
struct RecordingCompareCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Play the scene of a recording and show where both part.",
    discussion: """
      The first frame is shown in which they part, in which figure and by how much, which \
      parameters of lazylab would change that, and how far apart both are in all frames. Lines \
      that are wrong are told and left out.

      Exit status: 0 if they are the same, within --points and --rows; 1 if they part, or lines \
      are wrong or missing; 2 wrong usage, or what is no recording.
      """
  )

  @Argument(help: "The recording; - reads it from standard input.")
  var file: String

  @Argument(help: "Another recording of the same scene, in place of what lazylab plays.")
  var other: String?

  @OptionGroup var windows: ProfileOption

  @Option(help: "How far lengths and places may be apart, in points.")
  var points = 0.5

  @Option(help: "How many rows may be more or fewer.")
  var rows = 1

  @OptionGroup var unused: UnusedOptions
  @OptionGroup var unusedScripts: UnusedScriptOptions

  func validate() throws {
    guard points >= 0, points.isFinite, rows >= 0 else {
      throw ValidationError("--points and --rows are numbers from 0")
    }
    if other != nil, windows.profile != nil {
      throw ValidationError("--profile is for what lazylab plays; leave it or the other file out")
    }
  }

  func perform(with tool: Tool) -> ExitStatus {
    do {
      let files = SceneFiles(tool: tool)
      var (recording, isWhole) = try wholeRecording(at: file, by: files)
      var played: [Recording.Frame]
      var shifts: ParameterShifts?
      if let other {
        let (second, isSecondWhole) = try wholeRecording(at: other, by: files)
        guard second.scene == recording.scene else {
          tool.writeError("'\(file)' and '\(other)' are recordings of different scenes")
          return .wrongUsage
        }
        tell(recording, second, other, with: tool)
        played = second.frames
        isWhole = isWhole && isSecondWhole
      } else {
        let chosen = try SceneSetting(windows.profile, for: recording.scene, with: tool)
        played = try ScenePlayer(recording.scene, with: chosen.setting).frames()
        shifts = ParameterShifts(of: recording, from: chosen.setting)
      }
      let tolerance = RecordingComparison.Tolerance(points: points, rows: Double(rows))
      let comparison = RecordingComparison(
        of: recording.frames,
        with: played,
        within: tolerance
      )
      guard !comparison.summaries.isEmpty else {
        let files = ([file] + [other].compactMap(\.self)).map { "'\($0.onOneLine)'" }
        tool.writeError("\(files.joined(separator: " and ")): there is nothing to compare")
        return .failed
      }
      tool.terminal.writeLine(
        comparison.text(own: file.onOneLine, other: other?.onOneLine ?? "lazylab")
      )
      if let first = comparison.first, let shifts {
        for line in try shifts.lines(about: first, within: tolerance) {
          tool.terminal.writeLine(line)
        }
      }
      return tool.read(comparison.isSame && isWhole ? .done : .failed)
    } catch {
      return SceneFailure(error).write(with: tool)
    }
  }
}

extension RecordingCompareCommand {
  /// Reads a recording, and tells how many frames of its scene are missing.
  ///
  /// - Returns: The recording, and whether all lines are right and there.
  private func wholeRecording(
    at path: String,
    by files: SceneFiles
  ) throws -> (recording: Recording, isWhole: Bool) {
    let (recording, isWhole) = try files.recording(at: path)
    guard let missing = RecordingCheck(of: recording, named: path.onOneLine).missingFrames else {
      return (recording, isWhole)
    }
    files.tool.writeError(missing)
    return (recording, false)
  }

  /// Says that two recordings took their time differently.
  private func tell(
    _ recording: Recording,
    _ second: Recording,
    _ other: String,
    with tool: Tool
  ) {
    guard second.origin.pace != recording.origin.pace else { return }
    tool.writeError(
      "'\(file)' took \(recording.origin.pace) frames of the list for each of the scene, "
        + "'\(other)' \(second.origin.pace); what lists do later may differ for that alone"
    )
  }
}

/// `lazylab recording fit FILE… -o profile.lua`.
struct RecordingFitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Search for the parameters with which lazylab plays scenes as recordings show them.",
    discussion: """
      The profile is a file for --profile, and for scripts:

        local real = dofile("profile.lua")
        Window { width = 390, height = 844, profile = real.profile, estimator = real.estimator, … }

      It is told how far apart recordings and lazylab still are, and which parameters these \
      recordings cannot show.

      Exit status: 0; 1 if lines of recordings are wrong; 2 wrong usage, or what is no recording.
      """
  )

  @Argument(help: "The recordings.")
  var files: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file; by default it is printed.", valueName: "profile.lua")
  )
  var output: String?

  @OptionGroup var windows: ProfileOption
  @OptionGroup var replacing: ForceOption
  @OptionGroup var unused: UnusedOptions
  @OptionGroup var unusedScripts: UnusedScriptOptions

  func perform(with tool: Tool) -> ExitStatus {
    if let complaint {
      tool.writeError(complaint)
      return .wrongUsage
    }
    do {
      let reader = SceneFiles(tool: tool)
      reader.protect(files, windows.profile)
      if let output { _ = try tool.files.begin(output, as: .profile, isForced: replacing.force) }
      var status = ExitStatus.done
      var recordings: [Recording] = []
      for file in files {
        let (recording, isWhole) = try reader.recording(at: file)
        if !isWhole { status = .failed }
        guard recording.hasFigures else {
          tool.writeError("'\(file)' has no frame that can be compared")
          return .failed
        }
        recordings.append(recording)
      }
      var scene = recordings[0].scene
      scene.parameters = []
      let start = try SceneSetting(windows.profile, for: scene, with: tool)
      guard start.setting.hasWrittenEstimator else {
        tool.writeError(
          "a fit begins with a built-in estimator, which its file can name; "
            + "'\(windows.profile?.name ?? "")' has \(start.setting.estimatorText)"
        )
        return .wrongUsage
      }
      var fit = ProfileFit(to: recordings)
      let result = try fit.run(from: start.setting) { tool.writeError($0) }
      let fitted = FittedProfile(result, of: recordings, from: files)
      tool.writeError(fitted.summary)
      try tellRest(of: recordings, after: result, with: tool)
      guard let output else {
        tool.terminal.write(Array(fitted.text.utf8), to: .output)
        return tool.read(status)
      }
      let bytes = Array(fitted.text.utf8)
      try tool.files.write(bytes, to: output, as: .profile, isForced: replacing.force)
      return status
    } catch {
      return SceneFailure(error).write(with: tool)
    }
  }
}

extension RecordingFitCommand {
  /// Says where recordings and what a fitted profile plays still part.
  private func tellRest(
    of recordings: [Recording],
    after result: ProfileFit.Result,
    with tool: Tool
  ) throws {
    for (file, recording) in zip(files, recordings) {
      let played = try ScenePlayer(recording.scene, with: result.setting).frames()
      let comparison = RecordingComparison(of: recording.frames, with: played)
      guard !comparison.isSame else { continue }
      let text = comparison.text(own: file.onOneLine, other: "lazylab")
      tool.writeError("still apart in " + (text.split(separator: "\n").first ?? ""))
    }
  }

  /// What is wrong with the arguments, and what was probably meant; nil if nothing is.
  private var complaint: String? {
    if let complaint = NamedFiles([("-o", output)]).complaint(isForced: replacing.force) {
      return complaint
    }
    guard output == nil, files.count > 1, let last = files.last?.onOneLine,
      last.hasSuffix(".lua")
    else { return nil }
    return "'\(last)' is no recording; did you mean -o \(last)?"
  }
}

/// A profile that was fitted, as a file of Lua.
struct FittedProfile {
  private let result: ProfileFit.Result
  private let recordings: [Recording]
  private let files: [String]

  init(_ result: ProfileFit.Result, of recordings: [Recording], from files: [String]) {
    (self.result, self.recordings, self.files) = (result, recordings, files)
  }

  private var frames: Int { recordings.reduce(0) { $0 + $1.frames.count } }

  /// What was found, for people.
  var summary: String {
    let changes = result.changes.map { "\($0.name) = \($0.value.shown)" }
    var lines = [
      "apart by \(Self.words(result.distanceBefore)) points and rows before, "
        + "\(Self.words(result.distance)) after, beyond half a point in each of "
        + "\(Counted.text(frames, one: "frame")); \(Counted.text(result.plays, one: "play"))",
      "changed: " + (changes.isEmpty ? "nothing" : changes.joined(separator: ", ")),
    ]
    if !result.unseen.isEmpty {
      lines.append("not shown by these recordings: " + result.unseen.joined(separator: ", "))
    }
    return lines.joined(separator: "\n  ")
  }

  /// The file.
  var text: String {
    let toolkits = recordings.reduce(into: [String]()) { names, recording in
      let name = "\(recording.origin.toolkit) on \(recording.origin.system)".onOneLine
      if !names.contains(name) { names.append(name) }
    }
    let values = SceneSetting.fields(of: result.setting)
    let profile = values.filter { $0.name != "estimator" }
    let parameters = profile.map { ", \($0.name) = \($0.value.json)" }.joined()
    let count = Counted.text(files.count, one: "recording")
    return """
      -- Fitted by lazylab recording fit \(LazyLab.version) to \(count) of \
      \(toolkits.joined(separator: ", ")).
      -- \(summary.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n-- "))
      return {
        profile = lab.profile { "swiftui2027"\(parameters) },
        estimator = \(estimator),
      }

      """
  }

  private var estimator: String {
    let text = result.setting.estimatorText
    return text.contains("(") ? "Estimators.\(text)" : "\"\(text)\""
  }

  private static func words(_ number: Double) -> String {
    DataValue.number((number * 100).rounded() / 100).json
  }
}
