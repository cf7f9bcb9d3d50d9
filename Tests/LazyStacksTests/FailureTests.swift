import LazyStacks
import Testing

private struct Failure: Error, Equatable {
  var place: String
}

/// Fails when armed.
private final class Fuse {
  var armed: String?

  func burn(_ place: String) throws {
    if armed == place { throw Failure(place: place) }
  }
}

private struct FusedView: CompositeView {
  let fuse: Fuse
  var body: Content {
    get throws {
      try fuse.burn("body")
      return Item(
        width: .flexible,
        height: .computed { _ in
          try fuse.burn("length")
          return 60
        }
      ).content
    }
  }
}

@Suite struct FailureTests {
  private static let places = [
    "id", "content", "body", "length", "appear", "disappear", "visibility", "targets", "accepts",
    "transform", "compare", "geometry", "phase", "update",
  ]

  private func window(_ fuse: Fuse) throws -> Window {
    let rows = RangeElements(
      0..<1000,
      identity: .computed(name: "fused") {
        try fuse.burn("id")
        return .integer($0)
      }
    ) { _ in
      try fuse.burn("content")
      return FusedView(fuse: fuse)
        .onAppear { try fuse.burn("appear") }
        .onDisappear { try fuse.burn("disappear") }
        .onScrollVisibilityChange { _ in try fuse.burn("visibility") }
    }
    let observer = GeometryObserver(
      transform: {
        try fuse.burn("transform")
        return $0.contentOffset.y
      },
      isEqual: { _, _ in
        try fuse.burn("compare")
        return false
      },
      action: { _, _ in try fuse.burn("geometry") }
    )
    return try Window(width: 390, height: 300) {
      ScrollView { LazyVStack(spacing: 5) { ForEach(rows) } }
        .onScrollTargetVisibilityChange(accepts: { _ in
          try fuse.burn("accepts")
          return true
        }) { _ in try fuse.burn("targets") }
        .onScrollGeometryChange(observer)
        .onScrollPhaseChange { _, _, _ in try fuse.burn("phase") }
    }
  }

  @Test(arguments: places)
  func `a callback that fails leaves the frame complete and the next one works`(
    place: String
  ) throws {
    let fuse = Fuse()
    let window = try window(fuse)
    let scroll = try window.scrollView()
    fuse.armed = place
    #expect(throws: Failure(place: place)) {
      for _ in 0..<3 { try scroll.drag(by: 500) }
      try window.update { try fuse.burn("update") }
    }
    let frame = window.frame
    #expect(window.lastFrame.number == frame)
    #expect(window.trace.events().last?.kind == .frame)
    try window.check()
    fuse.armed = nil
    try scroll.drag(by: 1)
    try window.check()
    #expect(window.frame == frame + 1)
    let ids = try scroll.visibleIDs()
    let frames = try ids.map { try window.node($0).frame?.size.height }
    #expect(frames.allSatisfy { $0 == 60 })
  }

  @Test(arguments: ["content", "body", "length"])
  func `a visible row that fails in an update is made anew in the next frame`(
    place: String
  ) throws {
    let fuse = Fuse()
    let rows = CollectionElements(
      [1, 2, 3],
      id: { .integer($0) },
      content: { (_: Int) in
        try fuse.burn("content")
        return FusedView(fuse: fuse).content
      }
    )
    for isScrolled in [true, false] {
      rows.elements = [1, 2, 3]
      let window = try Window(width: 390, height: 300) {
        let stack = LazyVStack(spacing: 0) { ForEach(rows) }
        if isScrolled { ScrollView { stack } } else { stack }
      }
      fuse.armed = place
      #expect(throws: Failure(place: place)) {
        try window.update { rows.elements = [1, 2, 3, 4] }
      }
      fuse.armed = nil
      try window.step()
      let start = try window.node(1).frame?.origin.y ?? -1
      for id in 1...4 {
        let node = try window.node(.integer(id))
        #expect(node.frame?.origin.y == start + Double(id - 1) * 60)
        #expect(node.frame?.size.height == 60)
        #expect(node.phase == .placed)
      }
      let total = window.trace.metrics.total
      #expect(total.appears - total.disappears == 4)
    }
  }

  @Test(arguments: ["content", "body", "length", "id"])
  func `a window whose first frame fails is not made`(place: String) {
    let fuse = Fuse()
    fuse.armed = place
    #expect(throws: Failure(place: place)) { try window(fuse) }
  }

  @Test func `rows without length end with a diagnostic and not with a hang`() throws {
    let window = try Window(width: 390, height: 300) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(1...1_000_000_000) { _ in Item(height: 0) } } }
    }
    let codes = window.trace.events().compactMap { event -> Diagnostic.Code? in
      guard case .diagnostic(let diagnostic) = event.detail else { return nil }
      return diagnostic.code
    }
    #expect(codes.contains(.tooManyLoads))
  }

  @Test(arguments: [Double.nan, -1, .infinity])
  func `a length that is no length is an error that names it`(length: Double) {
    #expect(throws: ContentError.self) {
      try Window(width: 390, height: 300) {
        ScrollView { LazyVStack { ForEach(1...3) { _ in Item(height: length) } } }
      }
    }
  }

  @Test func `an element with another number of subviews is an error that names both`() {
    let error = #expect(throws: ContentError.self) {
      try Window(width: 390, height: 300) {
        ScrollView {
          LazyVStack {
            ForEach(1...3) { _ in
              Item(height: 10)
              Item(height: 20)
            }
          }
        }
      }
    }
    #expect(
      error?.description == "element 1 of a ForEach gave 2 subviews where 1 was declared; "
        + "declare subviews = 2 or return 1 view"
    )
  }

  @Test func `a view that contains itself is an error`() {
    struct Endless: CompositeView {
      var body: Content {
        VStack {
          Endless()
          Endless()
        }.content
      }
    }
    #expect(throws: ContentError.tooDeep(view: "Endless", limit: 200)) {
      try Window(width: 390, height: 300) { Endless() }
    }
  }
}
