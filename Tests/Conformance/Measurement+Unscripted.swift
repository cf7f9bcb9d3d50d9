extension Measurement {
  /// What no script can show, and why.
  static let unscripted: [Measurement] = motion + others

  private static let motion = [
    Measurement(
      id: "F1",
      conditions: "a finger lets go at 263 to 5,614 points a second, rate `.normal`",
      source: "https://github.com/samoylenkodmitry/Cranpose/pull/541",
      system: "iOS 26.5, simulator of an iPhone 17 Pro Max",
      reported: "eight flings of 126.00 to 2799.33 points",
      verdict:
        "not built yet: there are no flings; the law that gives all eight, (v − 10) / "
        + "(−1000 ln 0.998) in whole pixels, is the rule for when there are"
    ),
    Measurement(
      id: "F2",
      conditions: "the same at 757 to 5,992 points a second, rate `.fast`",
      source: "https://github.com/samoylenkodmitry/Cranpose/pull/541",
      system: "as F1",
      reported: "two of the four end at 8736.67 and 9782.00",
      verdict: "not built yet: there are no flings; the same law gives all four"
    ),
    Measurement(
      id: "F3",
      conditions: "a fling at 481 points a second, sampled 20 times",
      source: "https://github.com/samoylenkodmitry/Cranpose/pull/541",
      system: "as F1",
      reported: "from 400 it is at 484.00 after 0.2 s and ends at 635.33 after 1.9 s",
      verdict: "not built yet: there are no flings"
    ),
    Measurement(
      id: "F4",
      conditions: "a finger drags past the top, 29 samples",
      source: "https://github.com/samoylenkodmitry/Cranpose/pull/541",
      system: "as F1",
      reported: "435 points of the finger show 177.00",
      verdict:
        "not built yet: a finger cannot drag beyond an end; the rubber band of P11 is "
        + "within half a pixel of all samples"
    ),
    Measurement(
      id: "F5",
      conditions: "two flings into an end, 49 and 45 frames",
      source: "https://github.com/LevisonNN/LNCustomScrollView",
      system: "iOS of April 2021",
      reported: "they go 145.0 and 75.0 points beyond",
      verdict:
        "not built yet: there is no bounce; a critically damped spring of stiffness 119 "
        + "(P20) follows both within a pixel"
    ),
    Measurement(
      id: "F6",
      conditions: "from rest 393.5 points beyond an end, 50 frames",
      source: "https://github.com/LevisonNN/LNCustomScrollView",
      system: "as F5",
      reported: "384.5, 367.5, 345.5, 320.5 …",
      verdict: "not built yet: there is no bounce"
    ),
    Measurement(
      id: "F7",
      conditions: "held 177 points beyond an end and let go, 36 samples",
      source: "https://github.com/samoylenkodmitry/Cranpose/pull/541",
      system: "as F1",
      reported: "157.3, 138.7, 121.7 … beyond: it starts at once with 1,300 points a second",
      verdict: "not built yet: there is no bounce; why it does not start from rest is not known"
    ),
    Measurement(
      id: "F8",
      conditions: "a fling overlaid on one of UIKit",
      source:
        "https://github.com/flutter/flutter "
        + "packages/flutter/lib/src/widgets/scroll_simulation.dart",
      system: "not given",
      reported:
        "of the speed 0.135 is left after a second; at most 5,000 points a second go into "
        + "a bounce",
      verdict: "not built yet: there are no flings"
    ),
    Measurement(
      id: "F9",
      conditions: "the slowest fling",
      source: "https://github.com/flutter/flutter/issues/103762",
      system: "not given, and iOS 26.5",
      reported: "below 83 points a second there is none; near 263 it is uncertain",
      verdict: "not built yet: there are no flings"
    ),
    Measurement(
      id: "F10",
      conditions: "a deceleration rate of 0.7 or 0.995 is set",
      source: "https://pullrequest.ru/511467",
      system: "iOS of 2012",
      reported: "it reads back as 0.99 and 0.998",
      verdict: "not built yet: there are no flings; only those two rates will be on offer"
    ),
    Measurement(
      id: "F12",
      conditions: "34 hitches in 20 seconds of scrolling",
      source: "https://github.com/vultisig/vultisig-ios/issues/4974",
      system: "iOS 26.5.2, iPhone 16 Pro",
      reported: "114.2 ms a second",
      verdict:
        "not built yet: nothing costs time; 2,271 ms of lateness in 20 s are 113.6 by the "
        + "definition of B.6"
    ),
  ]

  private static let others = [
    Measurement(
      id: "A7",
      conditions: "as A1 with a bound `ScrollPosition` that the reader had scrolled away from",
      source: "https://github.com/ai-ecoverse/slicc/pull/2456",
      system: "iOS 26.5, telephones and a tablet",
      reported: "what is read moves by 258 to 529 points",
      verdict:
        "not modelled: there is no `scrollPosition`, and nobody knows the rule by which "
        + "it would move"
    ),
    Measurement(
      id: "A8",
      conditions: "`scrollPosition(id:)` together with `defaultScrollAnchor(.bottom)`",
      source: "https://github.com/ai-ecoverse/slicc docs/research/ios-transcript-uikit.md",
      system: "iOS 26.5",
      reported: "the finger cannot scroll back, in 14 attempts",
      verdict: "not modelled: there is no `scrollPosition`; a finger always wins"
    ),
    Measurement(
      id: "C7",
      conditions: "a lazy stack is measured in a popover",
      source: "https://github.com/spatie/bloom/pull/22",
      system: "macOS, version not given",
      reported: "it is as long as what it has made",
      verdict:
        "not modelled: a stack that is asked for its length before it was filled answers "
        + "with a sample of two (P16), which N1 contradicts in another way"
    ),
    Measurement(
      id: "N1",
      conditions: "a layout asks a lazy stack for its size twice in each pass, without a height",
      source: "https://github.com/manaflow-ai/cmux/pull/6188",
      system: "macOS, version not given",
      reported: "every row is made and measured in every pass",
      verdict: "not modelled: a sample of two is measured (P16); the report counts nothing"
    ),
    Measurement(
      id: "N2",
      conditions: "a lazy stack in a `VStack` in a scroll view, rows as high as their width says",
      source: "https://github.com/Mosnar/beadazzle/pull/6",
      system: "macOS 26.6.2",
      reported: "all rows are measured anew in each step of a scroll",
      verdict: "not modelled: it looks like a defect of one release"
    ),
    Measurement(
      id: "N3",
      conditions: "rows with controls come into a list and leave it",
      source: "https://github.com/abue-ammar/tinycast/pull/722",
      system: "macOS 27",
      reported: "11 ms to put a row in and as much to take it out",
      verdict: "not built yet: nothing costs time, and leaving is not among the costs of B.6"
    ),
    Measurement(
      id: "T1",
      conditions: "pages of 332 points show cards of 344",
      source: "https://github.com/kaitranntt/ccs/pull/1600",
      system: "macOS, version not given",
      reported: "each page is about 12 points further off",
      verdict: "not built yet: there is no paging"
    ),
  ]
}
