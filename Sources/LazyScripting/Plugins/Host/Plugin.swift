internal import Lua

/// A plugin of a session: its place and its state.
final class Plugin {
  /// The state of a plugin.
  enum State {
    /// Its manifest is known, and its code has not been needed yet.
    case waiting
    /// Its code is running for the first time.
    case loading
    /// Its code ran.
    case loaded(LoadedPlugin)
    /// It could not be loaded, for a reason in words.
    case failed(String)
    /// Another plugin has its name, at a path.
    case shadowed(by: String)
  }

  let place: PluginPlace
  /// The plugin's manifest, as far as it is known.
  var manifest: PluginManifest?
  var state: State

  init(_ place: PluginPlace) {
    self.place = place
    state = .waiting
  }

  /// The plugin's name; if it could not be read, its path.
  var name: String { manifest?.name ?? place.path }

  /// The contributions of its code; nil if it is not loaded.
  var loaded: LoadedPlugin? {
    if case .loaded(let loaded) = state { loaded } else { nil }
  }

  /// Whether scripts may use its names: no other plugin took its place.
  var isInUse: Bool {
    if case .shadowed = state { false } else { true }
  }
}
