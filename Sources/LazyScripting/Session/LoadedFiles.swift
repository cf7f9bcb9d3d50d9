internal import Lua

/// Lets ``SessionHooks/onFile`` hear of the files that Lua's own functions read.
struct LoadedFiles {
  let session: LabSession

  /// Puts a note before what `require`, `dofile` and `loadfile` do.
  func open() throws(LuaError) {
    let globals = try session.state.globals()
    guard case .table(let package) = try globals.rawGet("package") else { return }
    let reference = session.reference
    let note = try session.state.makeFunction(named: "note") { call in
      let session = try reference.get()
      let path = try call.text(at: 0)
      if let text = session.hooks.sourceReader?(path) { session.hooks.onFile?(path, text) }
      return .none
    }
    _ = try session.state.load(Self.wrapping, chunkName: "=lazylab")
      .call([.function(note), .table(globals), .table(package)])
  }

  /// The calls are tail calls, so that what is loaded finds the stack as it would be.
  private static let wrapping = """
    local note, globals, package = ...
    for _, name in ipairs { "dofile", "loadfile" } do
      local load = globals[name]
      globals[name] = function(path, ...)
        if type(path) == "string" then note(path) end
        return load(path, ...)
      end
    end
    local search = package.searchers[2]
    package.searchers[2] = function(name)
      local loader, path = search(name)
      if path then note(path) end
      return loader, path
    end
    """
}
