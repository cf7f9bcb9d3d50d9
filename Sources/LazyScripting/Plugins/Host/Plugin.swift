internal import Lua

/// One plugin of a session: where it lies, and how far it has come.
final class Plugin {
  /// How far a plugin has come.
  enum State {
    /// Its manifest is known, and its code was not needed yet.
    case waiting
    /// Its code is running, for the first time.
    case loading
    /// Its code ran.
    case loaded(LoadedPlugin)
    /// It could not be loaded, and why.
    case failed(String)
    /// Another one has its name, and where that lies.
    case shadowed(by: String)
  }

  let place: PluginPlace
  /// What it says of itself, as far as that is known.
  var manifest: PluginManifest?
  var state: State

  init(_ place: PluginPlace) {
    self.place = place
    state = .waiting
  }

  /// What it is called; for one that could not be read, where it lies.
  var name: String { manifest?.name ?? place.path }

  /// What its code brought; nil while it was not loaded.
  var loaded: LoadedPlugin? {
    if case .loaded(let loaded) = state { loaded } else { nil }
  }

  /// Whether its names are for scripts: it was not refused for another one.
  var isInUse: Bool {
    if case .shadowed = state { false } else { true }
  }
}
