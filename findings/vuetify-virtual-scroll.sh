#!/bin/sh
# One would guess: among 1,000 rows of 50 points, one of 5 makes a lazy list little shorter: rows
# that were not measured count as the mean of those that were, or as the first.
# Really: in Vuetify 3's v-virtual-scroll they count as the shortest that was ever measured. With
# that one row the content is 5,810 long instead of 49,955, the end of the bar leads to row 922, its
# middle to row 761, and 80 rows are made for 300 points at the end instead of 8.
# Seen with Vuetify 3.12.10 and Vue 3.5.13, as trame-vuetify 3.3.0 and trame-client 4.1.4 have them.
# Needs Debian's chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m pip -q install --no-deps --target packages trame-vuetify==3.3.0 trame-client==4.1.4
cat > list.html <<'HTML'
<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="packages/trame_vuetify/module/v3-serve/vuetify3.css">
<script src="packages/trame_client/module/vue3-www/vue.global.js"></script>
<script src="packages/trame_vuetify/module/v3-serve/vuetify3.js"></script>
<div id="app"></div>
<script>
const template = `<v-virtual-scroll height="300" :items="rows"><template v-slot="{ item }">
  <div class="row" :id="item.number" :style="{ height: item.height + 'px' }"></div>
</template></v-virtual-scroll>`;
const said = [];
async function scene(rows) {
  const length = rows.reduce((sum, row) => sum + row.height, 0);
  said.push(`1000 rows, the fourth ${rows[3].height} high, ${length} together`);
  const application = Vue.createApp({ setup: () => ({ rows }), template });
  application.use(Vuetify.createVuetify()).mount("#app");
  const list = document.querySelector(".v-virtual-scroll"), edge = list.getBoundingClientRect().top;
  for (const [when, place] of [["opening", 0], ["end", 1], ["end again", 1], ["middle", 0.5]]) {
    list.scrollTop = place * list.scrollHeight;
    await new Promise(resolve => setTimeout(resolve, 2500));
    const made = [...list.querySelectorAll(".row")];
    const top = made.find(row => row.getBoundingClientRect().bottom > edge).id;
    const offset = `${list.scrollTop} of ${list.scrollHeight}`;
    said.push(`  ${when}: ${offset}, row ${top} at the top, ${made.length} rows made`);
  }
  application.unmount();
}
async function run() {
  for (const fourth of [50, 5])
    await scene([...Array(1000).keys()].map(n => ({ number: n, height: n == 3 ? fourth : 50 })));
  said.push(`Vuetify ${Vuetify.version}, Vue ${Vue.version}`, "");
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
options = ["--headless", "--no-sandbox", "--user-data-dir=person"]
browser = subprocess.Popen(["chromium", *options, page])
while browser.poll() is None:
    server.handle_request()
PYTHON
timeout 120 python3 show.py 2> errors | tee seen
cat > expected <<'TEXT'
1000 rows, the fourth 50 high, 50000 together
  opening: 0 of 50000, row 0 at the top, 19 rows made
  end: 49700 of 50000, row 994 at the top, 8 rows made
  end again: 49700 of 50000, row 994 at the top, 8 rows made
  middle: 25000 of 50000, row 500 at the top, 11 rows made
1000 rows, the fourth 5 high, 49955 together
  opening: 0 of 5810, row 0 at the top, 19 rows made
  end: 5510 of 9410, row 922 at the top, 80 rows made
  end again: 9110 of 9410, row 994 at the top, 80 rows made
  middle: 4705 of 13955, row 761 at the top, 101 rows made
Vuetify 3.12.10, Vue 3.5.13
TEXT
diff expected seen
