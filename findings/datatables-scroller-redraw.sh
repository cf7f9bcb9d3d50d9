#!/bin/sh
# One would guess: draw(false), which is to keep the place, moves nothing where no row has changed.
# Really: DataTables' Scroller makes 117 rows for 300 points, and draw(false) puts others under the
# same offset: row 500 at the top becomes row 455, and at the end of the bar row 935 is the last in
# sight. After 300 up another one leads down again. toPosition(500) then leads past all rows that are
# made, to nothing, where it stays, scrolled by a point or not; after a far jump it is exact. Near
# the beginning, at row 41, nothing moves.
# Seen with DataTables 2.3.8 and Scroller 2.4.3, as itables 2.9.1 has them. Needs Debian's chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m pip -q install --no-deps --target packages itables==2.9.1
mv packages/itables/html datatables
cat > list.html <<'HTML'
<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="datatables/dt_bundle.css">
<style>#rows td { height: 24px; box-sizing: border-box; padding: 0; line-height: 20px }</style>
<table id="rows" style="width: 300px"></table>
<script type="module">
import { jQuery } from "./datatables/dt_bundle.js";
const said = [], pause = () => new Promise(resolve => setTimeout(resolve, 1000));
async function run() {
  const data = [...Array(1000).keys()].map(number => [`row ${number}`]);
  const table = new jQuery.fn.dataTable("#rows", { data, columns: [{ title: "name" }], ordering: false,
    scroller: true, scrollY: 300, deferRender: true, dom: "t" });
  await pause();
  const list = document.querySelector(".dt-scroll-body"), edge = list.getBoundingClientRect().top;
  const redraw = ["  draw(false)", () => table.draw(false)];
  for (const [when, act] of [
    ["offset 1000", () => list.scrollTop = 1000], redraw,
    ["offset 12000", () => list.scrollTop = 12000], redraw, redraw,
    ["300 up", () => list.scrollTop -= 300], redraw,
    ["row 500 by toPosition()", () => table.scroller.toPosition(500, false)],
    ["1 down", () => list.scrollTop += 1],
    ["row 500 by toPosition()", () => table.scroller.toPosition(500, false)],
    ["offset 1000", () => list.scrollTop = 1000],
    ["row 500 by toPosition()", () => table.scroller.toPosition(500, false)], redraw,
    ["end of the bar", () => list.scrollTop = 1e6], redraw]) {
    act();
    await pause();
    const seen = [...list.querySelectorAll("tbody tr")].filter(row => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > edge + 1 && top < edge + 299;
    });
    const rows = seen.length ? `${seen[0].textContent} to ${seen.at(-1).textContent}` : "nothing in sight";
    said.push(`${when}: offset ${list.scrollTop} of ${list.scrollHeight - list.clientHeight}, ${rows}`);
  }
  said.push(`DataTables ${jQuery.fn.dataTable.version}, Scroller ${jQuery.fn.dataTable.Scroller.version}`, "");
}
run().catch(error => said.push(error)).then(() =>
  fetch("said", { method: "POST", body: said.join("\n") }));
</script>
HTML
cat > show.py <<'PYTHON'
import http.server, subprocess

class Folder(http.server.SimpleHTTPRequestHandler):
    def do_POST(self):
        print(self.rfile.read(int(self.headers["Content-Length"])).decode(), end="")
        browser.terminate()

server = http.server.HTTPServer(("127.0.0.1", 0), Folder)
server.timeout = 1
page = f"http://127.0.0.1:{server.server_port}/list.html"
options = ["--headless=new", "--no-sandbox", "--user-data-dir=person"]
browser = subprocess.Popen(["chromium", *options, page])
while browser.poll() is None:
    server.handle_request()
PYTHON
timeout 120 python3 show.py 2> errors | tee seen
cat > expected <<'TEXT'
offset 1000: offset 1000 of 23700, row 41 to row 54
  draw(false): offset 1000 of 23700, row 41 to row 54
offset 12000: offset 12000 of 23700, row 500 to row 512
  draw(false): offset 12000 of 23700, row 455 to row 467
  draw(false): offset 12000 of 23700, row 455 to row 467
300 up: offset 11700 of 23700, row 443 to row 455
  draw(false): offset 11700 of 23700, row 455 to row 467
row 500 by toPosition(): offset 12769 of 23700, nothing in sight
1 down: offset 12770 of 23700, nothing in sight
row 500 by toPosition(): offset 12769 of 23700, nothing in sight
offset 1000: offset 1000 of 23700, row 41 to row 54
row 500 by toPosition(): offset 12000 of 23700, row 500 to row 512
  draw(false): offset 12000 of 23700, row 455 to row 467
end of the bar: offset 23700 of 23700, row 987 to row 999
  draw(false): offset 23700 of 23700, row 923 to row 935
DataTables 2.3.8, Scroller 2.4.3
TEXT
diff expected seen
