import Testing

@testable import LazyStacks

/// Views without children, and the stacks around them.
@Suite struct PlainViewTests {
  private func frame(_ window: Window, _ id: ViewID) throws -> Rect {
    try #require(try window.node(id).frame)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  @Test func `a spacer takes what is left along its stack and nothing across it`() throws {
    let window = try Window(width: 300, height: 100) {
      HStack {
        Item(width: 50, height: 20).id("first")
        Spacer().padding(2).id("spacer")
        Item(width: 50, height: 20).id("last")
      }
    }
    #expect(try frame(window, "spacer") == rect(58, 48, 184, 4))
    #expect(try frame(window, "last").origin.x == 250)
  }

  @Test func `a spacer keeps its least length, and the distances around it`() throws {
    let window = try Window(width: 300, height: 100) {
      HStack {
        Item(width: 150, height: 20)
        Spacer(minLength: 30)
        Item(width: 150, height: 20)
      }.id("row")
    }
    #expect(try frame(window, "row").size.width == 150 + 8 + 30 + 8 + 150)
  }

  @Test func `what stands beside a spacer is offered all but its least length`() throws {
    let window = try Window(width: 300, height: 100) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color("all").frame(height: 20).id("color")
          Spacer(minLength: 30).frame(height: 10)
        }
        HStack(spacing: 0) {
          Color("half").frame(height: 20).id("half")
          Spacer().layoutPriority(0)
        }
      }
    }
    #expect(try frame(window, "color").size.width == 270)
    #expect(try frame(window, "half").size.width == 150)
  }

  @Test func `a divider is a line across its stack`() throws {
    let window = try Window(width: 300, height: 100) {
      HStack(spacing: 0) {
        VStack(spacing: 0) { Divider().id("horizontal") }.frame(width: 80)
        Divider().id("vertical")
        LazyVStack { Divider().id("lazy") }.frame(width: 60)
      }
    }
    #expect(try frame(window, "horizontal").size == Size(width: 80, height: 1))
    #expect(try frame(window, "vertical").size == Size(width: 1, height: 100))
    #expect(try frame(window, "lazy").size == Size(width: 60, height: 1))
  }

  @Test func `views of a fixed size keep it`() throws {
    let window = try Window(width: 300, height: 100) {
      HStack(spacing: 0) {
        ProgressView().id("progress")
        Image("cat", width: 30, height: 40).id("image")
        Color("red").frame(width: 5).id("color")
      }
    }
    #expect(try frame(window, "progress").size == Size(width: 20, height: 20))
    #expect(try frame(window, "image").size == Size(width: 30, height: 40))
    #expect(try frame(window, "color").size == Size(width: 5, height: 100))
  }

  @Test func `what is unavailable stands in the middle of all that is offered`() throws {
    let window = try Window(width: 300, height: 400) {
      ContentUnavailableView(
        "None",
        description: "Nothing here",
        actions: [Button("Again") {}.content.id("button")]
      ).id("all")
    }
    #expect(try frame(window, "all") == rect(0, 0, 300, 400))
    let height = 22 * 1.2 + 8 + 17 * 1.2 + 8 + 17 * 1.2
    #expect(abs(try frame(window, "button").end(.vertical) - (200 + height / 2)) < 1e-9)
  }

  @Test func `the distance of two neighbors is the greater that they want, else the default`()
    throws
  {
    let window = try Window(width: 300, height: 400) {
      VStack {
        WishingView(spacing: ViewSpacing(top: 0, bottom: 20)).id("first")
        WishingView(spacing: ViewSpacing(top: 5, bottom: 2)).padding(1).id("second")
        WishingView(spacing: ViewSpacing(top: 3)).id("third")
        VStack { WishingView(spacing: ViewSpacing(top: 30)) }.id("fourth")
      }
    }
    func gap(_ first: ViewID, _ second: ViewID) throws -> Double {
      try frame(window, second).origin.y - frame(window, first).end(.vertical)
    }
    #expect(try gap("first", "second") == 20)
    #expect(try gap("second", "third") == 3)
    #expect(try gap("third", "fourth") == 30)
  }

  @Test func `what is more important gets what it wants before the others share the rest`()
    throws
  {
    let window = try Window(width: 300, height: 100) {
      HStack(spacing: 0) {
        Color("a").id("a")
        Color("b").frame(
          width: FrameLimits(min: 40, max: 200),
          height: FrameLimits()
        ).layoutPriority(1).id("b")
        Color("c").frame(width: FrameLimits(min: 80, max: 90), height: FrameLimits()).id("c")
      }
    }
    #expect(try frame(window, "b").size.width == 200)
    #expect(try frame(window, "c").size.width == 80)
    #expect(try frame(window, "a").size.width == 20)
  }

  @Test func `the ideal width of a lazy stack is that of its first subview, claim 24`() throws {
    let window = try Window(width: 390, height: 600) {
      LazyVStack {
        Text("aaaaaaaa", size: 20).id("first")
        Item(width: 200, height: 20)
      }.fixedSize(horizontal: true, vertical: false).id("stack")
    }
    #expect(try frame(window, "stack").size.width == 80)
  }
}

private struct WishingView: View, Leaf {
  var spacing: ViewSpacing
  var content: Content { Content(.leaf(self)) }
  var name: String { "Wishing" }
  func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) -> Size {
    Size(width: 10, height: 10)
  }
  func isEqual(to other: any Leaf) -> Bool { false }
}
