/// What goes on with a view because of its modifiers: tasks that run, and observers.
struct ModifierWork {
  /// The tasks that run, one for each among the modifiers; empty while the view is off screen.
  var tasks: [StartedTask] = []
  /// What the observers among the modifiers were told; nil if the view is not checked for changes
  /// in each frame.
  var told: ToldObservers?
}
