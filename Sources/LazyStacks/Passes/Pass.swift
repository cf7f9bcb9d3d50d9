/// One step of a frame; `WindowFrame` names the passes in their order.
protocol Pass {
  /// Does this step for all of a window.
  static func run(in window: Window)
}
