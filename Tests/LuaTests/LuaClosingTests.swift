import Lua
import Testing

/// A state may be closed or released at any moment; it ends when nothing uses it any more.
@Suite struct LuaClosingTests {
  @Test func `closing while arguments are pushed refuses the call`() throws {
    let state = try LuaState()
    let function = try state.load("return ...", chunkName: "=x")
    var count: Int?
    do {
      count = try function.call { call in
        state.close()
        call.push("text")
        call.push(1)
      } results: {
        $0.count
      }
    } catch LuaError.closed {}
    #expect(count == nil)
    #expect(isClosed(function))
  }

  @Test func `closing while results are read keeps them readable`() throws {
    let state = try LuaState()
    let function = try state.load("return 'a', { 1, 2 }", chunkName: "=x")
    let read = try function.call { _ in
    } results: { call in
      state.close()
      return (try call.text(at: 0), try call.element(2, of: 1))
    }
    #expect(read == ("a", .integer(2)))
    #expect(isClosed(function))
  }

  @Test func `closing from a host function ends the state after the script`() throws {
    let state = try LuaState()
    let close = try state.makeFunction(named: "close") { [unowned state] call in
      state.close()
      return call.push("still here")
    }
    #expect(try close.call() == [.text("still here")])
    #expect(isClosed(close))
  }

  @Test func `a state dropped by its own script ends after it`() throws {
    final class Owner {
      var state: LuaState?
    }
    let owner = Owner()
    let state = try LuaState()
    let drop = try state.makeFunction(named: "drop") { [unowned owner] call in
      owner.state = nil
      return call.push(1)
    }
    owner.state = consume state
    #expect(try drop.number(for: 1) == 1)
    #expect(isClosed(drop))
  }

  @Test func `places and elements are asked for before there are values`() throws {
    let state = try LuaState()
    let function = try state.load("return ...", chunkName: "=x")
    var location: LuaLocation?
    var element = LuaValue.boolean(true)
    let count = try function.call { call in
      location = call.location()
      element = try call.element(1, of: 0)
      call.push(argument: 0)
    } results: {
      $0.count
    }
    #expect(location == nil)
    #expect(element == .nil)
    #expect(count == 1)
  }

  private func isClosed(_ function: LuaFunction) -> Bool {
    do {
      try function.call()
      return false
    } catch {
      if case .closed = error { return true }
      return false
    }
  }
}
