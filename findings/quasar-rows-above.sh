#!/bin/sh
# One would guess: whether row 500 keeps its place while rows are added above it depends on the
# list, not on how many they are, and a :key on the rows only saves making elements anew.
# Really: Quasar's QVirtualScroll leaves it to the browser, which holds a row only while its element
# lives. Of 18 rows made, row 500 is the seventh: with a key it stays below 11 added rows, but not
# below 12, where row 488 takes its place. 20 rows added one by one, half a second apart, do no
# harm. Without a key a single row moves it.
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
const said = [], pause = time => new Promise(resolve => setTimeout(resolve, time));
async function scene(key, count, times) {
  const rows = Vue.ref([...Array(1000).keys()].map(n => `row ${n}`));
  const application = Vue.createApp({ setup: () => ({ rows }), template: `
    <q-virtual-scroll style="height: 300px" :items="rows" :virtual-scroll-item-size="50"
      v-slot="{ item }"><div class="row" ${key} style="height: 50px">{{ item }}</div>
    </q-virtual-scroll>` });
  application.use(Quasar).mount("#app");
  const list = document.querySelector(".q-virtual-scroll"), edge = list.getBoundingClientRect().top;
  const say = when => {
    const made = [...list.querySelectorAll(".row")].map(row => row.textContent);
    const top = document.elementFromPoint(20, edge + 1).textContent;
    said.push(`  ${when}: offset ${list.scrollTop} of ${list.scrollHeight}, ${top} at the top, ` +
      `number ${made.indexOf(top) + 1} of ${made.length} made`);
  };
  said.push(`${key || "no key"}, ${times} times ${count} above`);
  await pause(500);
  list.scrollTop = 25000;
  await pause(1500);
  say("before");
  for (let time = 0; time < times; time++) {
    const added = [...Array(count).keys()].map(n => `new ${time * count + n}`);
    rows.value = [...added, ...rows.value];
    await pause(500);
  }
  await pause(1000);
  say("after");
  application.unmount();
}
async function run() {
  window.Vue = Vue;
  await import("./static/quasar.umd.prod.js");
  for (const [key, count, times] of [["", 1, 1], [":key=item", 11, 1], [":key=item", 12, 1],
    [":key=item", 1, 20]])
    await scene(key, count, times);
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
no key, 1 times 1 above
  before: offset 25000 of 50000, row 500 at the top, number 7 of 18 made
  after: offset 25000 of 50050, row 499 at the top, number 7 of 18 made
:key=item, 1 times 11 above
  before: offset 25000 of 50000, row 500 at the top, number 7 of 18 made
  after: offset 25550 of 50550, row 500 at the top, number 7 of 18 made
:key=item, 1 times 12 above
  before: offset 25000 of 50000, row 500 at the top, number 7 of 18 made
  after: offset 25000 of 50600, row 488 at the top, number 7 of 18 made
:key=item, 20 times 1 above
  before: offset 25000 of 50000, row 500 at the top, number 7 of 18 made
  after: offset 26000 of 51000, row 500 at the top, number 7 of 18 made
Quasar 2.18.5, Vue 3.5.22
TEXT
diff expected seen
