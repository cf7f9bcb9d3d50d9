extension Window {
  func checkOpen() throws {
    if isClosed { throw WindowError.closed }
  }

  /// Refuses what needs a whole frame while one is being made.
  func checkIdle(_ verb: String) throws {
    try checkOpen()
    if isMakingFrame { throw WindowError.busy(verb: verb) }
  }

  /// Refuses a verb while a frame is being made, and to code that only describes the window.
  public func checkVerb(_ verb: String) throws {
    try checkIdle(verb)
    if context.callbacks.asking.isReporting { throw WindowError.described(verb: verb) }
  }

  /// Notes that a frame begins, or callbacks are asked: views may change from now on.
  func beginFrame() {
    life.beginFrame()
    last.search.forget()
  }

  /// Reads the window within the limits of the work meter; the host's state stays as it is.
  func reading<Value>(_ body: () throws -> Value) throws -> Value {
    try checkOpen()
    func read() throws -> Value {
      try context.work.run(isPart: isMakingFrame) { try context.callbacks.asking.run(body) }
    }
    return try configuration.hostState?.unchanged(read) ?? read()
  }

  /// Runs code that describes the window as text and may only read it, such as a reporter.
  ///
  /// - Throws: Errors of the body; verbs and changes of data are errors in it.
  public func describing<Value>(_ body: () throws -> Value) throws -> Value {
    try checkOpen()
    return try context.work.run(isPart: isMakingFrame) { try context.callbacks.asking.report(body) }
  }

  /// Runs code of the host that reads the window and is charged to a meter of its own.
  ///
  /// The window's own meter hears nothing of it, and what stops the code does not stop a frame that
  /// is being made.
  ///
  /// - Throws: Errors of the body, or what that meter throws.
  public func metered<Value>(by meter: any WorkMeter, _ body: () throws -> Value) throws -> Value {
    try context.work.metered(by: meter, body)
  }

  /// Runs code that calls callbacks of the content outside a frame.
  ///
  /// As in a frame, verbs and changes are errors in these functions, which only answer.
  func withoutFrames<Value>(_ body: () throws -> Value) rethrows -> Value {
    let waiting = requests.updateCount
    beginFrame()
    defer {
      life.endFrame()
      requests.dropUpdates(behind: waiting)
      if life.awaitsClosing { close() }
    }
    return try context.callbacks.asking.run(body)
  }
}
