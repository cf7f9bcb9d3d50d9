#!/bin/sh
# One would guess: a lazy list makes as many rows as it takes to fill what is in sight, at the
# latest when it has measured them.
# Really: Quasar's QVirtualScroll measures its rows but makes a fixed number of them, thrice as many
# as fit by the height it was told to expect. Among rows of 50, told so, with 100 folded to 5, a
# scrollTo(540) fills 60 of 300 points, or 65 where it is to be the last in sight; the rest is blank
# and stays so after a second call. With rows of 10 and nothing told, which means 24, the opening is
# full but not what is around row 540. (The manual advises a height close to the least.)
# Seen with Quasar 2.18.5 and Vue 3.5.22, as nicegui 3.18.0 has them. Needs Debian's chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m pip -q install --no-deps --target packages nicegui==3.18.0
mv packages/nicegui/static static
cat > list.html <<'HTML'
<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="static/quasar.unimportant.prod.css">
<div id="app"></div>
<script type="module">
import * as Vue from "./static/vue.esm-browser.prod.js";
const said = [], template = `<q-virtual-scroll ref="list" style="height: 300px" :items="rows"
  v-bind="told" v-slot="{ item }"><div class="row" :id="item.number"
  :style="{ height: item.height + 'px' }"></div></q-virtual-scroll>`;
async function scene(name, height, told) {
  const rows = [...Array(1000).keys()].map(number => ({ number, height: height(number) }));
  const length = rows.reduce((sum, row) => sum + row.height, 0);
  said.push(`${name}, ${length} together`);
  const application = Vue.createApp({ data: () => ({ rows, told }), template });
  const list = application.use(Quasar).mount("#app").$refs.list;
  const edge = list.$el.getBoundingClientRect().top;
  for (const [when, act] of [
    ["opening", () => {}],
    ["row 540 to the start", () => list.scrollTo(540, "start")],
    ["again", () => list.scrollTo(540, "start")],
    ["5 down", () => list.$el.scrollTop += 5],
    ["row 540 to the end", () => list.scrollTo(540, "end-force")],
    ["again", () => list.scrollTo(540, "end-force")]]) {
    act();
    await new Promise(resolve => setTimeout(resolve, 1500));
    const made = [...list.$el.querySelectorAll(".row")];
    const from = Math.max(0, made[0].getBoundingClientRect().top - edge);
    const to = Math.min(300, made.at(-1).getBoundingClientRect().bottom - edge);
    said.push(`  ${when}: content ${list.$el.scrollHeight}, rows ${made[0].id} to ` +
      `${made.at(-1).id} made, ${from} to ${to} of 300 filled`);
  }
  application.unmount();
}
async function run() {
  window.Vue = Vue;
  await import("./static/quasar.umd.prod.js");
  await scene("1000 rows of 50, told so", () => 50, { virtualScrollItemSize: 50 });
  await scene("900 rows of 50, told so, and rows 500 to 599 of 5",
    number => number >= 500 && number < 600 ? 5 : 50, { virtualScrollItemSize: 50 });
  await scene("1000 rows of 10, nothing told", () => 10, {});
  said.push(`Quasar ${Quasar.version}, Vue ${Vue.version}`, "");
}
const tell = () => fetch("said", { method: "POST", body: said.join("\n") });
run().catch(error => said.push(error)).then(tell);
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
1000 rows of 50, told so, 50000 together
  opening: content 50000, rows 0 to 17 made, 0 to 300 of 300 filled
  row 540 to the start: content 50000, rows 534 to 551 made, 0 to 300 of 300 filled
  again: content 50000, rows 534 to 551 made, 0 to 300 of 300 filled
  5 down: content 50000, rows 535 to 552 made, 0 to 300 of 300 filled
  row 540 to the end: content 50000, rows 528 to 545 made, 0 to 300 of 300 filled
  again: content 50000, rows 528 to 545 made, 0 to 300 of 300 filled
900 rows of 50, told so, and rows 500 to 599 of 5, 45500 together
  opening: content 50000, rows 0 to 17 made, 0 to 300 of 300 filled
  row 540 to the start: content 49190, rows 534 to 551 made, 0 to 60 of 300 filled
  again: content 49190, rows 534 to 551 made, 0 to 60 of 300 filled
  5 down: content 49145, rows 535 to 552 made, 0 to 60 of 300 filled
  row 540 to the end: content 48875, rows 528 to 545 made, 235 to 300 of 300 filled
  again: content 48875, rows 528 to 545 made, 235 to 300 of 300 filled
1000 rows of 10, nothing told, 10000 together
  opening: content 23454, rows 0 to 38 made, 0 to 300 of 300 filled
  row 540 to the start: content 22908, rows 527 to 565 made, 0 to 260 of 300 filled
  again: content 22908, rows 527 to 565 made, 0 to 260 of 300 filled
  5 down: content 22894, rows 528 to 566 made, 0 to 265 of 300 filled
  row 540 to the end: content 22712, rows 514 to 552 made, 30 to 300 of 300 filled
  again: content 22712, rows 514 to 552 made, 30 to 300 of 300 filled
Quasar 2.18.5, Vue 3.5.22
TEXT
diff expected seen
