#!/bin/sh
# One would guess: a list that is told the height of each row, and not left to measure it, knows how
# long it is and which row begins at offset 20,000.
# Really: AG Grid goes by getRowHeight only for rows that it has made. All others count as 42, the
# default of its theme, even where rowHeight says 90. 1,000 rows of 100 are 43,044 long at the
# opening. Offset 20,000 shows row 445, and row 368 after a look at rows 100 and 300; row 300 is at
# 14,224, then at 15,848; the end of the bar first leads to row 986. With rowHeight alone, one
# height for all, everything is exact.
# Seen with AG Grid 34.2.0, as nicegui 3.18.0 has it. Needs Debian's chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m pip -q install --no-deps --target packages nicegui==3.18.0
mv packages/nicegui/elements/aggrid aggrid
cat > list.html <<'HTML'
<!doctype html><meta charset="utf-8">
<div id="list" style="width: 400px; height: 302px"></div>
<script type="module">
import * as AG from "./aggrid/dist/index.js";
const said = [], data = [...Array(1000).keys()].map(number => ({ name: `row ${number}` }));
const pause = () => new Promise(resolve => setTimeout(resolve, 1500));
async function scene(name, heights) {
  said.push(`1000 rows of 100, ${name}`);
  const place = document.querySelector("#list");
  const grid = AG.createGrid(place, { ...heights, headerHeight: 0, rowData: data,
    columnDefs: [{ field: "name" }] });
  await pause();
  const list = place.querySelector(".ag-body-viewport"), edge = list.getBoundingClientRect().top;
  for (const [when, act] of [
    ["opening", () => {}],
    ["offset 20000", () => list.scrollTop = 20000],
    ["row 300 to the top", () => grid.ensureIndexVisible(300, "top")],
    ["row 100 to the top", () => grid.ensureIndexVisible(100, "top")],
    ["row 300 to the top", () => grid.ensureIndexVisible(300, "top")],
    ["offset 20000", () => list.scrollTop = 20000],
    ["end of the bar", () => list.scrollTop = 1e6],
    ["end of the bar", () => list.scrollTop = 1e6]]) {
    act();
    await pause();
    const made = [...place.querySelectorAll(".ag-row")];
    const top = made.map(row => [row.getBoundingClientRect(), row])
      .filter(([at]) => at.bottom > edge + 1).sort(([a], [b]) => a.top - b.top)[0];
    said.push(`  ${when}: offset ${list.scrollTop} of ${list.scrollHeight - list.clientHeight}, ` +
      `${top[1].textContent} at ${top[0].top - edge}`);
  }
  grid.destroy();
}
async function run() {
  AG.ModuleRegistry.registerModules([AG.AllCommunityModule]);
  await scene("rowHeight 100", { rowHeight: 100 });
  await scene("getRowHeight", { getRowHeight: () => 100 });
  await scene("getRowHeight and rowHeight 90", { rowHeight: 90, getRowHeight: () => 100 });
}
const tell = () => fetch("said", { method: "POST", body: said.join("\n") });
run().catch(error => said.push(error)).then(tell);
</script>
HTML
cat > show.py <<'PYTHON'
import http.server, json, subprocess

class Folder(http.server.SimpleHTTPRequestHandler):
    def do_POST(self):
        print(self.rfile.read(int(self.headers["Content-Length"])).decode())
        browser.terminate()

server = http.server.HTTPServer(("127.0.0.1", 0), Folder)
server.timeout = 1
page = f"http://127.0.0.1:{server.server_port}/list.html"
options = ["--headless=new", "--no-sandbox", "--user-data-dir=person"]
browser = subprocess.Popen(["chromium", *options, page])
while browser.poll() is None:
    server.handle_request()
packages = json.load(open("aggrid/package-lock.json"))["packages"]
print("AG Grid", packages["node_modules/ag-grid-community"]["version"])
PYTHON
timeout 120 python3 show.py 2> errors | tee seen
cat > expected <<'TEXT'
1000 rows of 100, rowHeight 100
  opening: offset 0 of 99701, row 0 at 0
  offset 20000: offset 20000 of 99701, row 200 at 0
  row 300 to the top: offset 30000 of 99701, row 300 at 0
  row 100 to the top: offset 10000 of 99701, row 100 at 0
  row 300 to the top: offset 30000 of 99701, row 300 at 0
  offset 20000: offset 20000 of 99701, row 200 at 0
  end of the bar: offset 99701 of 99701, row 997 at -1
  end of the bar: offset 99701 of 99701, row 997 at -1
1000 rows of 100, getRowHeight
  opening: offset 0 of 42745, row 0 at 0
  offset 20000: offset 20000 of 44369, row 445 at -34
  row 300 to the top: offset 14224 of 45993, row 300 at 0
  row 100 to the top: offset 5824 of 47617, row 100 at 0
  row 300 to the top: offset 15848 of 47617, row 300 at 0
  offset 20000: offset 20000 of 49241, row 368 at -20
  end of the bar: offset 49241 of 50285, row 986 at -57
  end of the bar: offset 50285 of 50285, row 997 at -1
1000 rows of 100, getRowHeight and rowHeight 90
  opening: offset 0 of 43383, row 0 at 0
  offset 20000: offset 20000 of 46341, row 423 at -30
  row 300 to the top: offset 15558 of 49299, row 300 at 0
  row 100 to the top: offset 7158 of 52257, row 100 at 0
  row 300 to the top: offset 18516 of 52257, row 300 at 0
  offset 20000: offset 20000 of 52257, row 314 at -84
  end of the bar: offset 52257 of 53939, row 980 at -19
  end of the bar: offset 53939 of 53939, row 997 at -1
AG Grid 34.2.0
TEXT
diff expected seen
