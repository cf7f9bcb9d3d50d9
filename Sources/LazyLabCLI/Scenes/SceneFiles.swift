internal import LazyReports
internal import LazyScenes
internal import LazyScripting
internal import LazyStacks

/// Reads scenes and recordings from files; - is standard input.
struct SceneFiles {
  let tool: Tool

  /// The name of a file in this folder with another ending.
  static func name(of file: String, ending: String) -> String {
    let name = file.split(separator: "/").last ?? "scene"
    let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return (base.isEmpty || base == "-" ? "scene" : base) + ending
  }

  /// Protects what a command reads from what it writes.
  func protect(_ paths: [String], _ profile: ProfileName?) {
    let profiles = [profile?.name].compactMap(\.self).filter(ProfileName.isFile)
    for path in paths.filter({ $0 != "-" }) + profiles {
      tool.files.protect(path, because: "it is read here")
    }
  }

  /// Reads a scene.
  ///
  /// - Throws: `FileError` that names the file and the place of what is wrong.
  func scene(at path: String) throws -> Scene {
    let bytes =
      path == "-"
      ? try ScriptSource.standardInput(of: tool.terminal, limits: RunLimits()).bytes
      : try SystemFiles.read(path)
    do {
      return try Scene(json: bytes)
    } catch {
      throw FileError(
        "cannot read the scene",
        at: path,
        reason: Self.otherKind(of: bytes, at: path, than: Scene.format) ?? error.message
      )
    }
  }

  /// Reads a recording, as far as it can be read, and tells which lines are wrong.
  ///
  /// - Returns: The recording, and whether all its lines are right.
  /// - Throws: `FileError` if it is none.
  func recording(at path: String) throws -> (recording: Recording, isWhole: Bool) {
    var reader = RecordingReader()
    do {
      if path == "-" {
        let text = try ScriptSource.standardInput(of: tool.terminal, limits: RunLimits()).bytes
        try FileLines.read(all: Array(text.dropLast())) { try reader.read($0, isWhole: $1) }
      } else {
        try FileLines(of: path).read { try reader.read($0, isWhole: $1) }
      }
      let recording = try reader.recording()
      for fault in reader.faults { tool.writeError("\(path.onOneLine): \(fault)") }
      let more = reader.faultCount - reader.faults.count
      if more > 0 { tool.writeError("\(path.onOneLine): … and \(more) more") }
      return (recording, reader.faultCount == 0)
    } catch let error as FormatError {
      let bytes = path == "-" ? [] : SystemFiles.beginning(of: path, atMost: 200)
      throw FileError(
        "cannot read the recording",
        at: path,
        reason: Self.otherKind(of: bytes, at: path, than: Recording.format) ?? error.message
      )
    }
  }

  /// What a file is that is not of a format, and what to do with it; nil if nobody knows.
  private static func otherKind(
    of bytes: [UInt8],
    at path: String,
    than wanted: String
  ) -> String? {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    let kinds = [
      (Recording.format, "it is a recording; 'lazylab recording compare' plays its scene"),
      (Scene.format, "it is a scene; 'lazylab play' makes a recording of it"),
    ].compactMap { format, words in
      text.firstRange(of: "\"\(format)\"").map { (place: $0.lowerBound, format, words) }
    }
    // A recording names the format of its scene, too.
    if let first = kinds.min(by: { $0.place < $1.place }) {
      return first.1 == wanted ? nil : first.2
    }
    guard path.hasSuffix(".lua") else { return nil }
    return "it is a script; 'lazylab scene' makes a scene of it"
  }
}

/// The parameters with which a scene is played.
struct SceneSetting {
  /// The parameters.
  let setting: ScenePlayer.Setting
  /// What they are called in recordings.
  let words: String
  /// Takes what an option names: a profile of lazylab, or a file that returns one; without it what
  /// the scene says.
  init(_ option: ProfileName?, for scene: Scene, with tool: Tool) throws {
    guard let option else {
      setting = try Self.setting(of: scene)
      words = ""
      return
    }
    words = option.name
    guard ProfileName.isFile(option.name) else {
      let profile = Profile.all.first { $0.name == option.name }?.profile ?? .swiftui2027
      setting = ScenePlayer.Setting(profile: profile)
      return
    }
    var options = SessionOptions()
    options.isSandboxed = true
    let session = try LabSession(options, output: { _ in }, events: { _, _ in })
    let source = try ScriptSource.file(at: option.name, limits: RunLimits())
    let found = try session.setting(source: source.bytes, name: option.name)
    setting = ScenePlayer.Setting(
      profile: found.profile,
      estimator: found.estimator,
      definedBy: session
    )
  }

  /// The parameters that a scene names for lazylab.
  private static func setting(of scene: Scene) throws -> ScenePlayer.Setting {
    var setting = ScenePlayer.Setting()
    var values = scene.parameters
    if let place = values.firstIndex(where: { $0.name == "estimator" }) {
      let value = values.remove(at: place).value
      guard case .text(let text) = value, setting.takeEstimator(text) else {
        throw FileError(
          "cannot play",
          at: "lazylab.estimator",
          reason: "\(value.json) is no estimator"
        )
      }
    }
    switch ModelParameters.applying(values) {
    case .success(let profile): setting.profile = profile
    case .failure(let error):
      throw FileError("cannot play", at: "lazylab", reason: error.message)
    }
    return setting
  }

  /// The parameters that are not as lazylab has them, as scenes tell them.
  static func fields(of setting: ScenePlayer.Setting) -> [DataValue.Field] {
    let estimator = setting.estimatorText
    return (estimator == "mean" ? [] : [.init("estimator", .text(estimator))])
      + ModelParameters.changes(to: setting.profile)
  }
}
