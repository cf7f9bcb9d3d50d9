#!/bin/sh
# One would guess: a row that is appended at the end of a table moves nothing in sight, whether a row
# is selected or not, and what is selected stays selected.
# Really: at each stream() and patch() Bokeh's DataTable goes back to what is selected, where that is
# out of sight: the reader of row 800 is at row 502 with every new row, and a value that changes in
# row 10 does the same. (The manual says so of a selection that is made; with scroll_to_selection=False
# nothing moves.) Where a rollover drops 20 rows, the number stays: row 523 is selected and not 503.
# Seen with Bokeh 3.10.1. Needs Debian's chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m pip -q install --no-deps --ignore-requires-python --target packages bokeh==3.10.1
mv packages/bokeh/server/static/js bokeh
cat > list.html <<'HTML'
<!doctype html><meta charset="utf-8">
<script src="bokeh/bokeh.min.js"></script>
<script src="bokeh/bokeh-widgets.min.js"></script>
<script src="bokeh/bokeh-tables.min.js"></script>
<script src="bokeh/bokeh-api.min.js"></script>
<div id="place"></div>
<script>
const said = [], pause = () => new Promise(resolve => setTimeout(resolve, 1000));
const names = (kind, count) => [...Array(count).keys()].map(number => `${kind} ${number}`);
function* elements(root) {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot)
      yield* elements(element.shadowRoot);
  }
}
async function scene(name, options, selected) {
  said.push(name);
  const place = document.querySelector("#place");
  const source = new Bokeh.ColumnDataSource({ data: { name: names("row", 1000) } });
  const column = new Bokeh.Tables.TableColumn({ field: "name", title: "name" });
  const table = new Bokeh.Tables.DataTable({ source, columns: [column], width: 300, height: 300,
    header_row: false, index_position: null, ...options });
  await Bokeh.Plotting.show(table, place);
  await pause();
  const list = [...elements(place)].find(element => element.matches(".slick-viewport"));
  const edge = list.getBoundingClientRect().top;
  for (const [when, act] of [
    ["row 800", () => { source.selected.indices = selected; list.scrollTop = 20000; }],
    ["a row streamed", () => source.stream({ name: ["new"] })],
    ["row 800", () => list.scrollTop = 20000],
    ["row 10 patched", () => source.patch({ name: [[10, "other"]] })],
    ["row 800", () => list.scrollTop = 20000],
    ["20 rows streamed, 1001 kept", () => source.stream({ name: names("new", 20) }, 1001)]]) {
    act();
    await pause();
    const rows = [...list.querySelectorAll(".slick-row")];
    const top = rows.find(row => Math.abs(row.getBoundingClientRect().top - edge) < 1).textContent;
    const chosen = source.selected.indices.map(number => source.data.name[number]);
    said.push(`  ${when}: offset ${list.scrollTop}, ${top} at the top, selected ${chosen.join(", ") || "nothing"}`);
  }
  place.replaceChildren();
}
async function run() {
  await scene("nothing selected", {}, []);
  await scene("row 503 selected", {}, [503]);
  await scene("row 503 selected, scroll_to_selection=False", { scroll_to_selection: false }, [503]);
  said.push(`Bokeh ${Bokeh.version}`, "");
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
nothing selected
  row 800: offset 20000, row 800 at the top, selected nothing
  a row streamed: offset 20000, row 800 at the top, selected nothing
  row 800: offset 20000, row 800 at the top, selected nothing
  row 10 patched: offset 20000, row 800 at the top, selected nothing
  row 800: offset 20000, row 800 at the top, selected nothing
  20 rows streamed, 1001 kept: offset 20000, row 820 at the top, selected nothing
row 503 selected
  row 800: offset 20000, row 800 at the top, selected row 503
  a row streamed: offset 12550, row 502 at the top, selected row 503
  row 800: offset 20000, row 800 at the top, selected row 503
  row 10 patched: offset 12550, row 502 at the top, selected row 503
  row 800: offset 20000, row 800 at the top, selected row 503
  20 rows streamed, 1001 kept: offset 12550, row 522 at the top, selected row 523
row 503 selected, scroll_to_selection=False
  row 800: offset 20000, row 800 at the top, selected row 503
  a row streamed: offset 20000, row 800 at the top, selected row 503
  row 800: offset 20000, row 800 at the top, selected row 503
  row 10 patched: offset 20000, row 800 at the top, selected row 503
  row 800: offset 20000, row 800 at the top, selected row 503
  20 rows streamed, 1001 kept: offset 20000, row 820 at the top, selected row 523
Bokeh 3.10.1
TEXT
diff expected seen
