/// The lines that a lazy container holds one after the other; they come and go at both ends.
///
/// They lie side by side in memory, so that the walks of each frame need not count references.
struct LineList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The room at the start, whose slots are nil, and the lines behind it.
  private var slots: ContiguousArray<Line?> = []
  /// The number of slots in the room.
  private var room = 0

  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { slots.count - room }

  var first: Line? { isEmpty ? nil : self[0] }
  var last: Line? { isEmpty ? nil : self[count - 1] }

  subscript(position: Int) -> Line {
    get {
      guard position >= 0, let line = slots[room + position] else {
        // Unreachable: whoever asks for a line knows how many there are.
        preconditionFailure("there is no line at \(position)")
      }
      return line
    }
    set {
      // Unreachable: whoever changes a line knows how many there are.
      precondition(position >= 0, "there is no line at \(position)")
      slots[room + position] = newValue
    }
  }

  mutating func append(_ line: Line) { slots.append(line) }

  /// Adds a line before the others, in constant time on average.
  mutating func prepend(_ line: Line) {
    if room == 0 {
      room = count + 1
      slots.insert(contentsOf: repeatElement(nil, count: room), at: 0)
    }
    room -= 1
    slots[room] = line
  }

  @discardableResult
  mutating func removeFirst() -> Line {
    let first = self[0]
    slots[room] = nil
    room += 1
    // Each line moves at most as often as one before it went.
    if room > count + 1 {
      slots.removeFirst(room)
      room = 0
    }
    return first
  }

  @discardableResult
  mutating func removeLast() -> Line {
    let last = self[count - 1]
    slots.removeLast()
    return last
  }

  mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Line>) {
    let taken = range.lowerBound + room..<range.upperBound + room
    slots.replaceSubrange(taken, with: new.map(Optional.some))
  }

  /// Calls a function with each line in order, without counting references.
  ///
  /// The list keeps the lines: the function must not change what the container holds.
  @inline(__always)
  func walk(_ body: (Line) -> Void) {
    let (lines, end) = (uncounted, slots.count)
    var place = room
    while place < end {
      lines[place]._withUnsafeGuaranteedRef { body($0) }
      place &+= 1
    }
    withExtendedLifetime(slots) {}
  }

  /// Whether a condition holds for all lines, asked without counting references.
  ///
  /// The list keeps the lines: the condition must not change what the container holds.
  @inline(__always)
  func allHold(_ condition: (Line) -> Bool) -> Bool {
    let (lines, end) = (uncounted, slots.count)
    var place = room
    while place < end, lines[place]._withUnsafeGuaranteedRef({ condition($0) }) { place &+= 1 }
    withExtendedLifetime(slots) {}
    return place == end
  }

  /// What a function answers about the first line, which it must not keep; nil without any.
  @inline(__always)
  func askFirst<Answer>(_ question: (Line) -> Answer) -> Answer? {
    ask(slotAt: room, question)
  }

  /// What a function answers about the last line, which it must not keep; nil without any.
  @inline(__always)
  func askLast<Answer>(_ question: (Line) -> Answer) -> Answer? {
    ask(slotAt: slots.count - 1, question)
  }

  @inline(__always)
  private func ask<Answer>(slotAt place: Int, _ question: (Line) -> Answer) -> Answer? {
    guard room < slots.count else { return nil }
    let answer = uncounted[place]._withUnsafeGuaranteedRef { question($0) }
    withExtendedLifetime(slots) {}
    return answer
  }

  /// Where the slots are in memory, which stays there as long as the list is not changed.
  ///
  /// Behind the room each slot has a line, which is a reference.
  @inline(__always)
  private var uncounted: UncountedObjects<Line> {
    UncountedObjects(at: slots.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) })
  }
}

extension Array where Element: AnyObject {
  /// Calls a function with each element in order, without counting references.
  ///
  /// The array keeps the elements, and whoever calls this keeps the array.
  @inline(__always)
  func walk(_ body: (Element) -> Void) {
    let (elements, end) = (uncounted, count)
    var place = 0
    while place < end {
      elements[place]._withUnsafeGuaranteedRef { body($0) }
      place &+= 1
    }
    withExtendedLifetime(self) {}
  }

  /// Whether a condition holds for all elements, asked without counting references.
  ///
  /// The array keeps the elements, and whoever calls this keeps the array.
  @inline(__always)
  func allHold(_ condition: (Element) -> Bool) -> Bool {
    let (elements, end) = (uncounted, count)
    var place = 0
    while place < end, elements[place]._withUnsafeGuaranteedRef({ condition($0) }) { place &+= 1 }
    withExtendedLifetime(self) {}
    return place == end
  }

  /// Where the elements are in memory, which stays there as long as the array is not changed.
  @inline(__always)
  private var uncounted: UncountedObjects<Element> {
    UncountedObjects(at: withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) })
  }
}

/// The objects of an array, read without counting references.
private struct UncountedObjects<Object: AnyObject> {
  private let start: UnsafeRawPointer?

  /// Reads the memory of an array of objects, which holds references and nothing else.
  @inline(__always)
  init(at start: UnsafeRawPointer?) { self.start = start }

  /// The object at a place that the array has.
  @inline(__always)
  subscript(place: Int) -> Unmanaged<Object> {
    // Unchecked: an array that has a place has memory up to there.
    start.unsafelyUnwrapped.load(
      fromByteOffset: place &* MemoryLayout<Unmanaged<Object>>.stride,
      as: Unmanaged<Object>.self
    )
  }
}
