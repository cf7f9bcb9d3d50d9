/// Where the user's files are, as the XDG base directory specification says.
struct UserPaths {
  private let environment: (String) -> String?

  init(_ environment: @escaping (String) -> String?) { self.environment = environment }

  /// What was entered in the REPL; nil where the user has no home.
  var history: String? { path("XDG_STATE_HOME", ".local/state", "history") }

  /// What runs before the first entry; nil where the user has no home.
  var configuration: String? { path("XDG_CONFIG_HOME", ".config", "init.lua") }

  /// Where plugins lie; nil where the user has no home.
  var plugins: String? { path("XDG_DATA_HOME", ".local/share", "plugins") }

  private func path(_ variable: String, _ folder: String, _ name: String) -> String? {
    // A path that is not absolute is to be passed over.
    let base = environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.isEmpty ? nil : $0 }
    guard let root = base ?? home.map({ $0 + "/" + folder }) else { return nil }
    return "\(root)/lazylab/\(name)"
  }
}
