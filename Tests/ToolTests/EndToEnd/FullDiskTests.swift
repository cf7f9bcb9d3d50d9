import RepositoryReading
import TestBasics
import Testing

/// What the built program does where a disk is full.
///
/// The disk is a small one in memory, which only the commands of a test see.
@Suite(.timeLimit(.minutes(10))) struct FullDiskTests {
  private static let sweep = "$L sweep e.lua --set rows=1..200"

  /// Runs lines where `d` is a disk of 64 KiB, of which some are free.
  private func run(free: Int, _ lines: String) throws -> String {
    let shell = try Shell()
    try shell.write(
      """
      local p = lab.parameters { rows = 10 }
      lab.row { area = p.rows * 2, word = ("x"):rep(200) }
      """,
      to: "e.lua"
    )
    try shell.write(
      """
      for i = 1, 200 do
        lab.test("number " .. i, function() lab.expect(i % 2 == 0, ("x"):rep(50)) end)
      end
      """,
      to: "e_test.lua"
    )
    try shell.write(
      """
      mkdir d && mount -t tmpfs -o size=64k none d || exit
      head -c \(64 - free)k /dev/zero > d/filler
      \(lines)
      """,
      to: "lines"
    )
    // Root may mount something; others may where the system lets them be root among themselves.
    return try shell.run(
      """
      space=-rm; unshare $space true 2> /dev/null || space=-m
      unshare $space true || { echo "run this as root, or allow namespaces of users"; exit 1; }
      unshare $space bash lines 2>&1
      """
    ).output
  }

  @Test func `a sweep keeps whole rows, and goes on when there is room`() throws {
    let output = try run(
      free: 24,
      """
      \(Self.sweep) --out d/o | head -1
      wc -l < d/o > count; test $(grep -c '^{.*}$' d/o) -gt 50 && tail -c 2 d/o; cp d/o before
      \(Self.sweep) --out d/o --resume; cmp d/o before; ls d
      rm d/filler; \(Self.sweep) --out d/o --resume > s
      test "$(head -1 s)" = "200 jobs: $((200 - $(cat count))) done, $(cat count) before" || cat s
      \(Self.sweep) --out whole > s; sort whole > w; sort d/o | cmp - w && echo same
      """
    )
    let error = "lazylab: cannot write 'd/o': No space left on device\n"
    #expect(output == "\(error)}\n\(error)filler\no\nsame\n")
  }

  @Test func `what is written at the end is named, and nothing is left of it`() throws {
    let output = try run(
      free: 12,
      """
      \(Self.sweep) --csv d/c > s; cat s | head -1; ls d
      \(Self.sweep) --out o | head -1
      echo old > d/m; $L merge o --out d/m --force; ls d; cat d/m
      $L test e_test.lua --junit d/j > s; tail -1 s; ls d
      rm d/filler; $L merge o --out d/m --force; cmp o d/m && echo same
      """
    )
    let error = "No space left on device"
    #expect(
      output == """
        lazylab: cannot write 'd/c': \(error)
        200 jobs: 200 done
        filler
        200 jobs: 200 done
        lazylab: cannot write 'd/m': \(error)
        filler
        m
        old
        lazylab: cannot write 'd/j': \(error)
        100 of 200 tests failed
        filler
        m
        same

        """
    )
  }

  @Test func `a trace ends with a whole line`() throws {
    let output = try run(
      free: 4,
      """
      $L run --events none --trace d/t '\(Repository.path("Examples/first.lua"))' > s
      test $(grep -c '^{.*}$' d/t) -gt 10 && tail -c 2 d/t; grep -vc '^{.*}$' d/t
      """
    )
    #expect(output == "lazylab: cannot write 'd/t': No space left on device\n}\n0\n")
  }
}
