/// The Swift functions that Lua holds, in a chain, because Lua may fail to release one when memory
/// is short.
final class LentFunctions {
  private unowned(unsafe) var first: HostFunction?

  /// Gives a function to Lua.
  ///
  /// - Returns: The function as Lua holds it, retained.
  func lend(_ function: HostFunction) -> UnsafeMutableRawPointer {
    function.next = first
    first?.previous = function
    first = function
    return Unmanaged.passRetained(function).toOpaque()
  }

  /// Releases a function that Lua has released.
  func takeBack(_ held: Unmanaged<HostFunction>) {
    held._withUnsafeGuaranteedRef { function in
      if let previous = function.previous {
        previous.next = function.next
      } else {
        first = function.next
      }
      function.next?.previous = function.previous
    }
    held.release()
  }

  /// Releases the functions that a closed Lua did not release.
  func takeAllBack() {
    while let function = first { takeBack(Unmanaged.passUnretained(function)) }
  }
}
