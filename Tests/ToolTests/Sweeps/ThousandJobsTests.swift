import RepositoryReading
import TestBasics
import Testing

/// A sweep of a thousand jobs that is killed in the middle, by the built program.
@Suite(.timeLimit(.minutes(10))) struct ThousandJobsTests {
  /// Jobs with two rows, each of which notes that it runs; the last ones wait until they may end.
  private static let experiment = """
    local p = lab.parameters { rows = 10 }
    local count = io.open("ran", "a") count:write "x" count:close()
    if p.rows == 100 then while not io.open "go" do os.execute "sleep 0.02" end end
    lab.row { double = p.rows * 2 + lab.noise(1, 0, 1) }
    lab.row { double = p.rows * 3 }
    """

  /// Begins the sweep, and waits until a third of its rows are there.
  private static let start = """
    words="sweep e.lua --set rows=1..100 --seeds 1..10"
    $L $words -j 2 --out o > s 2> e &
    sweep=$!
    until [ "$(cat o 2> /dev/null | wc -l)" -ge 600 ]; do sleep 0.01; done
    workers=$(pgrep -P $sweep)

    """

  private func run(_ lines: String) throws -> String {
    let shell = try Shell()
    try shell.write(Self.experiment, to: "e.lua")
    return try shell.run(Self.start + lines).output
  }

  /// Compares a file with what one process gives undisturbed.
  private static let compare = """
    $L $words --out whole > s; sort whole > w; sort o | cmp - w && echo same
    """

  @Test func `a worker that is killed loses no row of a thousand jobs and doubles none`() throws {
    let output = try run(
      """
      kill -KILL $(echo "$workers" | tail -1); touch go; wait $sweep
      cut -d'"' -f4 o | uniq | sort | uniq -c | grep -vc ' 1 '; cut -d'"' -f4 o | sort -u | wc -l
      failed=$(grep -c '"status":"killed"' o); test $failed -le 1 && echo "one at most"
      rm ran; $L $words -j 2 --out o --resume | head -1 | cut -d' ' -f1-2; touch ran
      test $(wc -c < ran) = $failed && echo "as many as failed"
      \(Self.compare)
      """
    )
    #expect(output == "0\n1000\none at most\n1000 jobs:\nas many as failed\nsame\n")
  }

  @Test func `a sweep that is killed goes on with what is missing`() throws {
    let output = try run(
      """
      kill -KILL $sweep; wait $sweep 2> e; touch go
      for worker in $workers; do
        for i in $(seq 200); do kill -0 $worker 2> e || break; sleep 0.01; done
      done
      done=$(cut -d'"' -f4 o | uniq -c | grep -c ' 2 '); test $done -ge 300 && echo some
      rm ran; $L $words -j 2 --out o --resume | head -1 > s
      test "$(cat s)" = "1000 jobs: $((1000 - done)) done, $done before" || cat s
      test $(wc -c < ran) = $((1000 - done)) && echo "the missing ones"
      \(Self.compare)
      for i in 1 2; do $L $words --shard $i/2 --out p$i > s; done
      $L merge p1 p2 | sort | cmp - w && echo same
      """
    )
    #expect(output == "some\nthe missing ones\nsame\nsame\n")
  }
}
