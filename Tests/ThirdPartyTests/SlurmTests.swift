import Foundation
import RepositoryReading
import Testing

/// The script that `lazylab sweep --slurm` prints, in a Slurm of one node.
///
/// `Scripts/test --long` installs Slurm and runs this.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LAZYLAB_LONG"] == "1"))
struct SlurmTests {
  /// Forty jobs that note that they run; one waits until it may end.
  private static let experiment = """
    local p = lab.parameters { rows = 10 }
    local ran = io.open("../ran", "a") ran:write(p.rows, "\\n") ran:close()
    if p.rows == 40 then while not io.open "../go" do os.execute "sleep 0.05" end end
    lab.row { double = p.rows * 2 + lab.noise(1, 0, 1) }
    """

  /// Submits, cancels what waits, submits again, and does what the script says at its end.
  private static let lines = """
    set -u
    words=(sweep ../e.lua --set rows=1..40)
    $L "${words[@]}" --slurm 3 --slurm-memory 200M --slurm-time 2m > ../script
    sbatch ../script > ../said
    for i in $(seq 300); do
      [ "$(cat rows-*.jsonl 2> /dev/null | wc -l)" -lt 39 ] || break; sleep 0.1
    done
    scancel --user="$(id -un)"
    for i in $(seq 300); do [ -n "$(squeue -h)" ] || break; sleep 0.1; done
    cat rows-*.jsonl | wc -l
    touch ../go; sbatch --wait ../script > ../said; echo "status $?"
    sort -n ../ran | uniq -c | tr -s ' ' | grep -v '^ 1 '; ls slurm-*.out | wc -l
    sed -n 's/^#   //p' ../script > ../end; bash ../end | head -1
    $L "${words[@]}" --out whole > ../said
    sort whole > ../whole; sort rows.jsonl | cmp - ../whole && echo same
    """

  @Test(.timeLimit(.minutes(5)))
  func `an array of tasks that was cancelled goes on, and its rows are those of one run`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "slurm \(UUID())")
    let folder = home.appending(path: "my folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try Data(Self.experiment.utf8).write(to: home.appending(path: "e.lua"))
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = products.appending(path: "lazylab").path
    let start = "cd '\(folder.path)'; L='\(program)'\n"
    let end = try Command.run(
      Repository.path("Tests/ThirdPartyTests/Scripts/with-slurm.sh"),
      ["bash", "-c", start + Self.lines]
    )
    #expect(
      end.output == "39\nstatus 0\n 2 40\n6\n40 jobs: 0 done, 40 before\nsame\n",
      "\(end.output)"
    )
  }
}
