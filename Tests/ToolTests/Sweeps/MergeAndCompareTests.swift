import RepositoryReading
import TestBasics
import Testing

/// What `lazylab merge` and `lazylab compare` promise, by the built program.
@Suite(.timeLimit(.minutes(30))) struct MergeAndCompareTests {
  private func shell() throws -> Shell {
    let shell = try Shell()
    try shell.write(
      """
      local p = lab.parameters { rows = 10, kind = "a" }
      lab.row { cost = p.rows * 10 + lab.noise(1, 0, 1), rough = lab.noise(2, 0, 1), flat = 5,
        word = p.kind }
      """,
      to: "old.lua"
    )
    try shell.write(
      """
      local p = lab.parameters { rows = 10, kind = "a" }
      lab.row { cost = p.rows * 9 + lab.noise(1, 0, 1), rough = lab.noise(3, 0, 1), flat = 5,
        word = p.kind, hits = p.rows }
      """,
      to: "new.lua"
    )
    return shell
  }

  @Test func `merged shards are the whole`() throws {
    let words = "sweep old.lua --set rows=1..5 --set kind=a,b --seeds 1..3"
    let end = try shell().run(
      """
      $L \(words) --out whole > s
      for i in 1 2 3; do $L \(words) --shard $i/3 --out p$i > s; done
      $L merge p1 p2 p3 --out m; sort whole > w; sort m | cmp - w
      $L merge p1 p2 p3 p2 m | sort | cmp - w && echo same
      """
    )
    #expect(end.output == "same\n")
  }

  @Test func `GNU parallel runs shards and goes on with those that failed`() throws {
    let end = try shell().run(
      """
      command -v parallel > s || { echo "run Scripts/setup --tests"; exit 1; }
      words="old.lua --set rows=1..5 --seeds 1..4"
      run() { parallel --will-cite -j 2 --joblog log "$@" $L sweep $words \\
        --shard {}/3 --out p{} --resume ::: 1 2 3 > s 2> e; }
      mkdir p2; run; echo "status $?"; grep -c "cannot [a-z]* 'p2'" e; rmdir p2
      run --resume-failed; echo "status $?"
      awk 'NR > 1 { print $7 }' log | sort | uniq -c | tr -s ' '
      $L sweep $words --out whole > s; sort whole > w
      $L merge p1 p2 p3 | sort | cmp - w && echo same
      """
    )
    #expect(end.output == "status 1\n1\nstatus 0\n 3 0\n 1 2\nsame\n")
  }

  @Test func `jobs that no file has are told`() throws {
    let words = "sweep old.lua --set rows=1..2 --set kind=a,b --seeds 1..3"
    let end = try shell().run(
      """
      $L \(words) --out whole > s
      grep -v '"kind":"b","rows":2' whole > most; $L merge most 2>&1 > m
      head -1 whole > least; $L merge least 2>&1 > m
      head -c 400 whole > cut; $L merge cut whole 2>&1 | sort > m; sort whole | cmp - m && echo same
      """
    )
    #expect(
      end.output == """
        lazylab: missing: kind=b rows=2 seed=1
        lazylab: missing: kind=b rows=2 seed=2
        lazylab: missing: kind=b rows=2 seed=3
        same

        """
    )
  }

  @Test func `files that contradict one another are refused`() throws {
    let end = try shell().run(
      """
      $L sweep old.lua --set rows=1..2 --out a > s
      sed 's/"flat":5/"flat":6/' a > b
      $L merge a b --out c 2>&1; echo "status $?"; ls c 2>&1
      echo '{"x":1}' > d; $L merge a d 2>&1; $L merge a none 2>&1; $L merge a --out b 2>&1
      cat b | wc -l
      printf '{"job":"x"\n{"job":"y"}\n' > e; $L merge e 2>&1
      echo '-- changed' >> old.lua; $L sweep old.lua --set rows=2..3 --out f > s; $L merge a f 2>&1
      """
    )
    #expect(
      end.output == """
        lazylab: kind=a rows=1 seed=1: 'flat' is 5 in 'a' and 6 in 'b'; one script with one seed \
        has one result
        status 1
        ls: cannot access 'c': No such file or directory
        lazylab: cannot read 'd': it has no rows of a sweep
        lazylab: cannot open 'none': No such file or directory
        lazylab: cannot write 'b': it exists and is not empty; --force replaces it
        2
        lazylab: cannot read 'e': line 1 is no row of a sweep
        lazylab: kind=a rows=2 seed=1 in 'f' was run with another version of the script than \
        before; run all with one, or compare them

        """
    )
  }

  @Test func `what differs more than by chance is better or worse`() throws {
    let shell = try shell()
    let end = try shell.run(
      """
      $L sweep old.lua --set rows=10,20 --seeds 1..30 --out a > s
      $L sweep new.lua --set rows=10,20 --seeds 1..30 --out b > s
      $L compare a a; echo "status $?"
      $L compare a b --less cost --fail-on worse; echo "status $?"
      $L compare b a --less cost --fail-on worse; echo "status $?"
      $L compare a b --fail-on worse; echo "status $?"
      $L compare a b --fail-on other > s; echo "status $?"
      """
    )
    let lines = end.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "8 same")
    #expect(lines.contains("2 better, 6 same"))
    #expect(lines.contains("2 worse, 6 same"))
    #expect(lines.contains("2 other, 6 same"))
    #expect(lines.filter { $0.hasPrefix("status") } == [0, 0, 1, 0, 1].map { "status \($0)" })
    #expect(lines.contains { $0.hasPrefix("better: cost with kind=a rows=10: 100.") })
    #expect(lines.contains { $0.hasPrefix("worse: cost with kind=a rows=20: 180.") })
  }

  @Test func `what cannot be compared is told`() throws {
    let end = try shell().run(
      """
      $L sweep old.lua --set rows=1..3 --out a > s; $L sweep new.lua --set rows=3..4 --out b > s
      $L sweep new.lua --set rows=9 --out c > s; echo x > d
      $L compare a b --less nope 2>&1; echo "status $?"; $L compare a c 2>&1; echo "status $?"
      $L sweep old.lua --set rows=1 --csv r.csv > s; $L compare r.csv a 2>&1
      $L compare a d 2>&1; $L run old.lua --trace t; $L compare a t 2>&1
      """
    )
    #expect(
      end.output == """
        lazylab: 2 rows stand only in 'a'
        lazylab: 1 row stands only in 'b'
        lazylab: there is no column 'nope' with numbers in both files
        status 2
        lazylab: 3 rows stand only in 'a'
        lazylab: 1 row stands only in 'c'
        lazylab: 'a' and 'c' have no job with the same parameters and seed
        status 2
        lazylab: cannot read 'r.csv': it has comma-separated values; give the JSON Lines that \
        --out wrote
        lazylab: cannot read 'd': it has no rows of a sweep
        lazylab: one of 'a' and 't' is a trace, and the other is not

        """
    )
  }

  @Test func `two traces part at an event`() throws {
    let shell = try shell()
    try shell.write(
      """
      local height = ... == "longer" and 50 or 44
      local w = Window { width = 100, height = 100,
        ScrollView { LazyVStack { spacing = 0, ForEach { 10, id = "row-%d", height = function(i)
          return i == 3 and height or 44 end } } } }
      w:scrollView():scrollTo { id = "row-5" }
      """,
      to: "s.lua"
    )
    let end = try shell.run(
      """
      for i in one two longer; do $L run --events none --trace $i s.lua $i; done
      $L compare one two; echo "status $?"; $L compare one longer; echo "status $?"
      """
    )
    let lines = end.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix(" events are the same") ?? false, "\(end.output)")
    #expect(lines.dropFirst().first == "status 0")
    #expect(lines.contains { $0.hasSuffix(" events are the same; then they part:") })
    #expect(lines.contains { $0.hasPrefix("  one: frame ") })
    #expect(lines.contains { $0.hasPrefix("  longer: frame ") })
    #expect(lines.last == "status 1")
  }
}
