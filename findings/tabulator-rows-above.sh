#!/bin/sh
# One would guess: where a table keeps row 500 in its place while 20 rows are added above it, it
# does not matter whether they are added one by one or at once.
# Really: in Tabulator 20 addRow() keep row 500 in its place. One addData() of the same 20 leaves
# the scroll bar at its end with rows 493 to 505 in sight, so that the 494 rows below cannot be
# scrolled to; from there 1,000 points up lead to row 946.
# Seen with Tabulator 6.4.0, as panel 1.9.4 has it. Needs Debian's chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m pip -q install --no-deps --target packages panel==1.9.4
mv packages/panel/dist/bundled/datatabulator/tabulator-tables@6.4.0/dist tabulator
cat > list.html <<'HTML'
<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="tabulator/css/tabulator.min.css">
<script src="tabulator/js/tabulator.min.js"></script>
<div id="rows"></div>
<script>
const said = [], rows = (kind, first, count) => [...Array(count).keys()].map(
  number => ({ id: first + number, name: `${kind} ${number}` }));
async function scene(way, add) {
  said.push(way);
  const table = new Tabulator("#rows", { height: 300, rowHeight: 24, headerVisible: false,
    columns: [{ field: "name" }], data: rows("row", 0, 1000) });
  await new Promise(resolve => table.on("tableBuilt", resolve));
  const list = document.querySelector(".tabulator-tableholder");
  const edge = list.getBoundingClientRect().top;
  for (const [when, act] of [
    ["to row 500", () => list.scrollTop = 12000],
    ["20 rows above", () => add(table, rows("new", 1000, 20))],
    ["to the end of the bar", () => list.scrollTop = 1e6],
    ["1000 up", () => list.scrollTop -= 1000]]) {
    await act();
    await new Promise(resolve => setTimeout(resolve, 1500));
    const offset = `${list.scrollTop} of ${list.scrollHeight - list.clientHeight}`;
    const at = place => document.elementFromPoint(20, edge + place).textContent;
    said.push(`  ${when}: offset ${offset}, ${at(1)} to ${at(299)} in sight`);
  }
  table.destroy();
}
const oneByOne = async (table, added) => {
  for (const row of added)
    await table.addRow(row, true);
};
const tell = () => fetch("said", { method: "POST", body: said.join("\n") });
scene("addRow", oneByOne).then(() => scene("addData", (table, added) => table.addData(added, true)))
  .catch(error => said.push(error)).then(tell);
</script>
HTML
cat > show.py <<'PYTHON'
import http.server, subprocess

class Folder(http.server.SimpleHTTPRequestHandler):
    def do_POST(self):
        print(self.rfile.read(int(self.headers["Content-Length"])).decode())
        browser.terminate()

server = http.server.HTTPServer(("127.0.0.1", 0), Folder)
server.timeout = 1
options = ["--headless", "--no-sandbox", "--user-data-dir=person"]
page = f"http://127.0.0.1:{server.server_port}/list.html"
browser = subprocess.Popen(["chromium", *options, page])
while browser.poll() is None:
    server.handle_request()
PYTHON
timeout 120 python3 show.py 2> errors | tee seen
cat > expected <<'TEXT'
addRow
  to row 500: offset 12000 of 23400, row 500 to row 512 in sight
  20 rows above: offset 12480 of 23400, row 500 to row 512 in sight
  to the end of the bar: offset 23400 of 23412, row 987 to row 999 in sight
  1000 up: offset 22400 of 23400, row 943 to row 955 in sight
addData
  to row 500: offset 12000 of 23400, row 500 to row 512 in sight
  20 rows above: offset 24324 of 24324, row 493 to row 505 in sight
  to the end of the bar: offset 24324 of 24324, row 493 to row 505 in sight
  1000 up: offset 23324 of 23936, row 946 to row 958 in sight
TEXT
diff expected seen
