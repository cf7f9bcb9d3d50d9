import LazyStacks
import Testing

@Suite struct ModifierTests {
  private func frame(_ window: Window, _ id: ViewID) throws -> Rect {
    try #require(try window.node(id).frame)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The frame of a view inside and outside of its modifiers, in a window of 300 × 200 points.
  private func frames(
    of view: some View,
    _ modify: @escaping (Content) -> Content
  ) throws -> (inside: Rect, outside: Rect) {
    let content = view.content
    let window = try Window(width: 300, height: 200) {
      ZStack(alignment: .named[0].alignment) {
        Color("back")
        modify(content.id("inside")).id("outside")
      }
    }
    return (try frame(window, "inside"), try frame(window, "outside"))
  }

  @Test(
    arguments: [
      (min: nil, ideal: nil, max: nil, view: 40.0, expected: 40.0),
      (min: 60, ideal: nil, max: nil, view: 40, expected: 60),
      (min: 60, ideal: nil, max: nil, view: 400, expected: 300),
      (min: 350, ideal: nil, max: nil, view: 40, expected: 350),
      (min: nil, ideal: nil, max: 100, view: 40, expected: 100),
      (min: nil, ideal: nil, max: 100, view: 400, expected: 100),
      (min: nil, ideal: nil, max: .infinity, view: 40, expected: 300),
      (min: nil, ideal: nil, max: .infinity, view: 400, expected: 400),
      (min: 60, ideal: nil, max: 100, view: 40, expected: 100),
      (min: 320, ideal: nil, max: .infinity, view: 40, expected: 320),
      (min: nil, ideal: 70, max: nil, view: 40, expected: 40),
    ] as [(min: Double?, ideal: Double?, max: Double?, view: Double, expected: Double)]
  )
  func `a flexible frame keeps what it takes within its limits`(
    min: Double?,
    ideal: Double?,
    max: Double?,
    view: Double,
    expected: Double
  ) throws {
    let limits = FrameLimits(min: min, ideal: ideal, max: max)
    let frames = try frames(of: Item(width: view, height: 20)) {
      $0.frame(width: limits, height: FrameLimits())
    }
    #expect(frames.outside.size == Size(width: expected, height: 20))
    #expect(frames.inside.origin.x - frames.outside.origin.x == (expected - view) / 2)
    #expect(frames.inside.size.width == view)
  }

  @Test(
    arguments: [
      (min: nil, ideal: 70.0, max: nil, expected: 70.0),
      (min: 90, ideal: nil, max: nil, expected: 90),
      (min: nil, ideal: nil, max: 5, expected: 5), (min: 20, ideal: 30, max: 40, expected: 30),
    ] as [(min: Double?, ideal: Double?, max: Double?, expected: Double)]
  )
  func `where nothing is offered a flexible frame is ideal, within its limits`(
    min: Double?,
    ideal: Double?,
    max: Double?,
    expected: Double
  ) throws {
    let limits = FrameLimits(min: min, ideal: ideal, max: max)
    let frames = try frames(of: Color("red")) {
      $0.frame(width: limits, height: limits).fixedSize()
    }
    #expect(frames.outside == rect(0, 0, expected, expected))
  }

  @Test func `padding moves the view in and adds to its size exactly`() throws {
    let frames = try frames(of: Item(width: 40, height: 20)) {
      $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
    }
    #expect(frames.inside == rect(2, 1, 40, 20))
    #expect(frames.outside == rect(0, 0, 50, 25))
    let plain = try self.frames(of: Color("red")) { $0.padding() }
    #expect(plain.inside == rect(16, 16, 268, 168))
    #expect(
      try self.frames(of: Color("red")) { $0.padding(.horizontal, 8) }.inside.size.width == 284
    )
    let negative = try self.frames(of: Item(width: 40, height: 20)) { $0.padding(-15) }
    #expect(negative.outside == rect(0, 0, 10, 0))
  }

  @Test func `a modifier of several views modifies each`() throws {
    let window = try Window(width: 300, height: 200) {
      VStack(spacing: 0) {
        Group {
          Item(width: 10, height: 10).id("a")
          Item(width: 20, height: 10).id("b")
        }.padding(5)
      }
    }
    #expect(try frame(window, "a") == rect(145, 85, 10, 10))
    #expect(try frame(window, "b") == rect(140, 105, 20, 10))
  }

  @Test func `an overlay is offered the view's size and leaves it as it is`() throws {
    let window = try Window(width: 300, height: 200) {
      Item(width: 100, height: 50).overlay(
        alignment: Alignment(horizontal: .trailing, vertical: .top),
        children: [Item(width: 20, height: 10).content.id("badge"), Color("red").id("tint")]
      ).background(children: [Item(width: 140, height: 70).content.id("back")]).id("view")
    }
    #expect(try frame(window, "view") == rect(100, 75, 100, 50))
    #expect(try frame(window, "badge") == rect(180, 75, 20, 10))
    #expect(try frame(window, "tint") == rect(100, 75, 100, 50))
    #expect(try frame(window, "back") == rect(80, 65, 140, 70))
  }

  @Test(arguments: [
    (ContentMode.fit, 0.5, 100.0, 200.0), (.fill, 0.5, 300, 600), (.fit, 3, 300, 100),
    (.fill, 3, 600, 200),
  ])
  func `a ratio is as large as fits or so large that it fills`(
    mode: ContentMode,
    ratio: Double,
    width: Double,
    height: Double
  ) throws {
    let frames = try frames(of: Color("red")) { $0.aspectRatio(ratio, contentMode: mode) }
    #expect(frames.outside.size == Size(width: width, height: height))
    let ideal = try self.frames(of: Item(width: 40, height: 20)) {
      $0.aspectRatio(nil, contentMode: mode)
    }
    #expect(ideal.outside.size == Size(width: 40, height: 20))
  }

  @Test func `an offset moves the view and not its room`() throws {
    let frames = try frames(of: Item(width: 40, height: 20)) { $0.offset(x: -7, y: 9) }
    #expect(frames.inside == rect(-7, 9, 40, 20))
    #expect(frames.outside == rect(0, 0, 40, 20))
  }

  @Test func `vector D15, a frame is a share of what the scroll view shows`() throws {
    let window = try Window(width: 390, height: 600) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          Color("a").containerRelativeFrame([.horizontal], count: 3, spacing: 10).id("one")
          Color("b").containerRelativeFrame([.horizontal], count: 3, span: 2, spacing: 10).id("two")
          Color("c").containerRelativeFrame([.horizontal]).id("page")
        }
      }.frame(height: 100)
    }
    #expect(abs(try frame(window, "one").size.width - 370 / 3) < 1e-9)
    #expect(abs(try frame(window, "two").size.width - (740 / 3.0 + 10)) < 1e-9)
    try window.scrollView().scrollTo(id: "page")
    #expect(try frame(window, "page").size == Size(width: 390, height: 100))
  }

  @Test func `a relative frame is relative to the scroll view that it is in`() throws {
    let window = try Window(width: 390, height: 600) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            Color("a").frame(height: 20).containerRelativeFrame([.horizontal]).id("inner")
          }.frame(width: 120)
          Color("b").containerRelativeFrame(Set(Axis.allCases)).id("outer")
        }
      }.padding(.vertical, 50)
    }
    #expect(try frame(window, "inner").size == Size(width: 120, height: 20))
    #expect(try frame(window, "outer").size == Size(width: 390, height: 500))
  }

  @Test(arguments: [
    (
      FrameLimits(min: 5, max: 4),
      "minWidth of :frame is 5 and maxWidth is 4; "
        + "minWidth must not be greater than maxWidth"
    ),
    (
      FrameLimits(min: 5, ideal: 4),
      "minWidth of :frame is 5 and idealWidth is 4; "
        + "minWidth must not be greater than idealWidth"
    ),
    (
      FrameLimits(min: -1),
      "minWidth of :frame is -1; a length is a finite number of points, "
        + "0 or more"
    ),
    (
      FrameLimits(ideal: .nan),
      "idealWidth of :frame is nan; a length is a finite number of "
        + "points, 0 or more"
    ),
    (
      FrameLimits(min: .infinity),
      "minWidth of :frame is inf; a length is a finite number of "
        + "points, 0 or more"
    ),
  ])
  func `a frame that contradicts itself is an error`(limits: FrameLimits, message: String) {
    let error = #expect(throws: ContentError.self) {
      try Window(width: 300, height: 200) {
        Color("red").frame(width: limits, height: FrameLimits())
      }
    }
    #expect(error?.description == message)
    #expect(throws: ContentError.self) {
      try Color("red").frame(width: limits, height: FrameLimits()).checked()
    }
  }

  @Test(
    arguments: [
      { $0.padding(.nan) }, { $0.padding(1e300) }, { $0.frame(width: -1) },
      { $0.frame(height: .infinity) }, { $0.aspectRatio(0, contentMode: .fit) },
      { $0.aspectRatio(.nan, contentMode: .fill) },
      { $0.offset(x: .infinity) }, { $0.lineLimit(LineLimit(most: 0)) },
      { $0.lineLimit(LineLimit(least: 3, most: 2)) },
      { $0.containerRelativeFrame([.vertical], count: 0, spacing: 0) },
      { $0.containerRelativeFrame([.vertical], count: 1, span: 0, spacing: 0) },
      { $0.containerRelativeFrame([.vertical], count: 1, spacing: -1) },
    ] as [@Sendable (Content) -> Content]
  )
  func `a modifier that makes no sense is an error, at once and in a window`(
    modify: @Sendable (Content) -> Content
  ) throws {
    let content = modify(Text("a").content)
    #expect(throws: ContentError.self) { try content.checked() }
    #expect(throws: ContentError.self) { try Window(width: 300, height: 200) { content } }
  }

  @Test func `lengths stay finite however often they are multiplied and added`() throws {
    var content = Color("red").content
    for index in 0..<90 {
      content = content.aspectRatio(index % 2 == 0 ? 1e6 : 1e-6, contentMode: .fill).padding(1e12)
    }
    let window = try Window(width: 300, height: 200) { content.id("all") }
    let size = try frame(window, "all").size
    #expect(size.width.isFinite && size.height.isFinite)
  }
}
