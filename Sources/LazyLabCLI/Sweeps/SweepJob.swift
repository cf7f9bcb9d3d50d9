internal import LazyReports
internal import LazyScripting

/// One run of a script in a sweep.
struct SweepJob: Equatable {
  /// What is set on the command line.
  let settings: [RunParameters.Setting]
  /// All parameters that the script declares, with their values, by name.
  let parameters: [DataValue.Field]
  /// Which results are better.
  private let directions: Directions
  let seed: UInt64
  /// What tells it from all other jobs: the same for the same script, parameters and seed.
  let id: String
  /// The number by which shards divide jobs.
  private let hash: UInt64

  init(
    _ declared: RunParameters,
    settings: [RunParameters.Setting],
    seed: UInt64,
    script: JobHash
  ) {
    (self.settings, parameters, self.seed) = (settings, declared.values, seed)
    directions = Directions(declared.directions)
    var hash = script
    for field in parameters { hash.add("\(field.name)=\(field.value.json)") }
    hash.add("seed=\(seed)")
    self.hash = hash.value
    id = hash.text
  }

  /// Whether it belongs to a shard, of which there are some.
  func belongs(to shard: Shard) -> Bool { hash % UInt64(shard.count) == UInt64(shard.number - 1) }

  /// The row's beginning, which says which job it is of.
  var beginning: [DataValue.Field] {
    [DataValue.Field("job", .text(id))] + parameters
      + [DataValue.Field("seed", seedValue)] + (directions.field.map { [$0] } ?? [])
  }

  /// The values of all parameters, also of those that keep their defaults: what is drawn by chance
  /// is the same in all jobs.
  var values: [RunParameters.Setting] { parameters.map(RunParameters.Setting.init) }

  /// All parameters and the seed, as rows name them.
  var name: String { SweepRows.title(of: parameters, seed: seedValue) }

  private var seedValue: DataValue { DataValue(seed: seed) }

  /// The job for people.
  var title: String { (settings.map(\.word) + ["seed=\(seed)"]).joined(separator: " ") }

  /// The job in a line for a worker.
  var line: String {
    DataValue.record([DataValue.Field("seed", .text("\(seed)"))] + parameters).json + "\n"
  }

  /// Reads the line: the seed, and the values of parameters; nil if it is none.
  static func read(line: [UInt8]) -> (seed: UInt64, values: [RunParameters.Setting])? {
    guard let fields = RowReader.fields(of: line), case .text(let text)? = fields.first?.value,
      let seed = UInt64(text)
    else { return nil }
    return (seed, fields.dropFirst().map(RunParameters.Setting.init))
  }
}

/// A part of a sweep, from 1.
struct Shard: Equatable {
  let number: Int
  let count: Int

  /// Reads `3/16`; nil if a text is no shard.
  init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...SettingValues.most).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }
}

/// A hash that is the same on every machine (FNV-1a of 64 bits, mixed at its end).
struct JobHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Begins with nothing.
  init() {}

  /// Begins with a script.
  init(of script: ScriptSource) { add(script.bytes) }

  /// Adds a text, and where it ends.
  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds bytes, and where they end.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes + [0] { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var value: UInt64 {
    var value = state
    value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return value ^ value >> 33
  }

  /// Sixteen digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
