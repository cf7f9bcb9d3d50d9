import RepositoryReading
import TestBasics
import Testing

/// The script that `lazylab sweep --slurm` prints, by the built program and without Slurm.
@Suite(.timeLimit(.minutes(10))) struct SlurmScriptTests {
  /// A file whose name, and whose parameter, have all that shells read in their own way.
  private static let name = #"-it's "my" $HOME `list` \n *.lua"#

  private func shell() throws -> Shell {
    let shell = try Shell()
    let experiment = """
      local p = lab.parameters { rows = 10, kind = "a" }
      lab.row { area = p.rows * 2 + lab.noise(1, 0, 1), length = #p.kind }
      """
    try shell.write(experiment, to: "e.lua")
    try shell.write(experiment, to: Self.name)
    return shell
  }

  @Test func `it asks for what was said, and says what to do with it`() throws {
    let end = try shell().run(
      """
      $L sweep e.lua --set rows=1..4 --seeds 1..2 -j 2 --out rows.jsonl --less area \\
        --instructions 1e6 --slurm 3 --slurm-memory 1.5G --slurm-time 90m \\
        | sed "s@$(realpath $L)@/opt/lazylab@"
      """
    )
    let sweep =
      "sweep --set rows=1..4 --seeds 1..2 --jobs 2 --less area --instructions 1000000"
    #expect(
      end.output == #"""
        #!/bin/sh
        #SBATCH --job-name=lazylab
        #SBATCH --array=1-3
        #SBATCH --cpus-per-task=2
        #SBATCH --mem=1536M
        #SBATCH --time=1:30:00

        # Where each node has the program.
        lazylab=/opt/lazylab

        # 8 jobs, in the folder from which this is submitted.
        exec "$lazylab" \#(sweep) \
          --shard "$SLURM_ARRAY_TASK_ID/3" --out rows-"$SLURM_ARRAY_TASK_ID".jsonl --resume \
          e.lua

        # Submit this: sbatch FILE. What was stopped goes on when it is submitted again; one shard
        # alone: sbatch --array=3 FILE. When all have ended, bash joins their rows and sums them up:
        #
        #   /opt/lazylab merge rows-{1..3}.jsonl --out rows.jsonl
        #   /opt/lazylab \#(sweep) --out rows.jsonl --resume e.lua

        """#
    )
  }

  @Test func `tasks that nobody describes get two gigabytes and an hour`() throws {
    let end = try shell().run(
      "$L sweep e.lua --slurm 1000 | grep -E '^#SBATCH --[acmt]|--out' | tr '\\n' ' '"
    )
    let start = "#SBATCH --array=1-1000 #SBATCH --cpus-per-task=1 #SBATCH --mem=2048M "
    #expect(end.output.hasPrefix(start + "#SBATCH --time=1:00:00 "), "\(end.output)")
    #expect(end.output.contains(#"--out rows-"$SLURM_ARRAY_TASK_ID".jsonl --resume"#))
  }

  @Test func `shells give every word back exactly`() throws {
    let shell = try shell()
    try shell.write(Self.name, to: "name")
    let end = try shell.run(
      #"""
      kinds="a b,\$HOME's \"q\",\`x\` \\n * ~"
      less=$'two\n#SBATCH --array=7\nlines'
      $L sweep "--set=kind=$kinds" --less "$less" --more=-x --out "o'o/a b.\$x" --slurm 3 \
        -- "$(cat name)" > script
      printf '#!/bin/sh\nprintf "<%%s>\n" "$@"\n' > words; chmod +x words
      sed -i 's@^lazylab=.*@lazylab=./words@' script
      SLURM_ARRAY_TASK_ID=2 bash script > seen
      printf '<%s>\n' sweep --set "kind=$kinds" --jobs 1 --less "$less" --more=-x \
        --shard 2/3 --out "o'o/a b-2.\$x" --resume -- "$(cat name)" | diff - seen && echo same
      """#
    )
    #expect(end.output == "same\n")
  }

  @Test func `its tasks, joined as it says, are one run`() throws {
    let shell = try shell()
    try shell.write(Self.name, to: "name")
    let end = try shell.run(
      #"""
      words=(--set "kind=a b,\$HOME" --set rows=1..9 --seeds 1..3 --out "all rows")
      $L sweep "${words[@]}" --slurm 4 -- "$(cat name)" > script
      for task in 1 2 3 4; do SLURM_ARRAY_TASK_ID=$task sh script || exit; done > s
      sort "all rows-"[1-4] > joined
      sed -n 's/^#   //p' script > end; bash end | head -1; wc -l < end
      sort "all rows" | cmp - joined; mv "all rows" merged
      $L sweep "${words[@]}" -- "$(cat name)" | head -1; sort "all rows" | cmp - joined && echo same
      # A task that is told to run again has nothing to do.
      SLURM_ARRAY_TASK_ID=3 sh script | head -1 | grep -o ': 0 done,'
      """#
    )
    #expect(end.output == "54 jobs: 0 done, 54 before\n2\n54 jobs: 54 done\nsame\n: 0 done,\n")
  }

  @Test(arguments: [
    ("--slurm 0", "--slurm is the number of shards: 1 to 1000"),
    ("--slurm 1001", "--slurm is the number of shards: 1 to 1000"),
    ("--slurm 3 --shard 1/3", "--slurm runs all shards; leave --shard and --dry-run out"),
    ("--slurm 3 --dry-run", "--slurm runs all shards; leave --shard and --dry-run out"),
    ("--slurm 3 --csv rows.csv", "--csv and --force are for the command at the script's end"),
    ("--slurm 3 --out o --force", "--csv and --force are for the command at the script's end"),
    ("--slurm-time 2h", "--slurm-memory and --slurm-time are for --slurm"),
    ("--slurm 3 --slurm-time soon", "'soon' is no amount; write one like 10s"),
    ("--slurm 3 --set row=1", "declares no parameter 'row'; did you mean 'rows'?"),
  ])
  func `what tasks could not run is told before they are submitted`(
    words: String,
    message: String
  ) throws {
    let end = try shell().run("$L sweep e.lua \(words) 2>&1 > script; ls")
    #expect(end.output.contains(message), "\(end.output)")
    #expect(end.output.hasSuffix("e.lua\nscript\n"))
  }
}
