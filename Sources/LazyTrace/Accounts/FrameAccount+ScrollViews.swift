extension FrameAccount {
  /// A scroll view that is longer or shorter, so that its offset changed.
  public struct Container: Equatable, Sendable {
    /// The number of the scroll view.
    public var node: Int
    /// Its lengths, and what came, went or changed around it so that it has another one.
    public var change: MoveReason

    /// Creates the change of one scroll view.
    package init(of node: Int, change: MoveReason) {
      (self.node, self.change) = (node, change)
    }
  }

  /// What a scroll view shows where one around it shows nothing of that.
  public struct Hidden: Equatable, Sendable {
    /// The number of the inner scroll view.
    public var node: Int
    /// The ids of what nobody can see.
    public var ids: [ViewID]

    /// Creates what one scroll view shows in vain.
    package init(by node: Int, ids: [ViewID]) { (self.node, self.ids) = (node, ids) }
  }

  /// What moved the start of a lazy container in the content.
  public struct Start: Equatable, Sendable {
    /// The container as a person finds it.
    public var view: SeenView
    /// What came, went or changed before it, which accounts for all of that.
    public var reasons: [MoveReason]

    /// Creates the reasons for one container.
    package init(of view: SeenView, reasons: [MoveReason]) {
      (self.view, self.reasons) = (view, reasons)
    }
  }

  /// Where a scroll view without an id is found, if there are several scroll views.
  public struct ScrollPlace: Equatable, Sendable {
    /// The number of the scroll view.
    public var node: Int
    /// Its position among the children of its container, from 1; nil if it is the only one.
    public var place: Int?
    /// The row, or the next view with an id, in which it is; nil if there is none.
    public var around: SeenView?

    /// Creates the place of one scroll view.
    package init(of node: Int, place: Int?, around: SeenView?) {
      (self.node, self.place, self.around) = (node, place, around)
    }
  }

  /// What a scroll view shows instead of something else: all in it was made anew.
  public struct Replaced: Equatable, Sendable {
    /// The scroll view.
    public var scroll: SeenView
    /// The name of what it showed, such as `LazyVStack`.
    public var old: String
    /// The name of what it shows now.
    public var new: String

    /// Creates what took the place of something else.
    package init(in scroll: SeenView, old: String, new: String) {
      (self.scroll, self.old, self.new) = (scroll, old, new)
    }
  }
}
