/// The paths of the user's files, by the XDG base directory specification.
struct UserPaths {
  private let environment: (String) -> String?

  init(in environment: @escaping (String) -> String?) { self.environment = environment }

  /// The history of the REPL; nil if the user has no home folder.
  var history: String? { path(under: "XDG_STATE_HOME", orIn: ".local/state", named: "history") }

  /// The file that runs before the first entry; nil if the user has no home folder.
  var configuration: String? { path(under: "XDG_CONFIG_HOME", orIn: ".config", named: "init.lua") }

  /// The folder of plugins; nil if the user has no home folder.
  var plugins: String? { path(under: "XDG_DATA_HOME", orIn: ".local/share", named: "plugins") }

  private func path(under variable: String, orIn folder: String, named name: String) -> String? {
    // A path that is not absolute is ignored.
    let base = environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.isEmpty ? nil : $0 }
    guard let root = base ?? home.map({ $0 + "/" + folder }) else { return nil }
    return "\(root)/lazylab/\(name)"
  }
}
