#!/bin/sh
# One would guess: an editor that holds the line at its upper edge while something above it grows
# holds it as well while lines are added above it.
# Really: CodeMirror 5 adapts its offset where a widget above comes, grows or goes, and for nothing
# else. A widget of 400 far above moves nothing; 20 lines added there take the reader from line 500
# to line 480, and a line that becomes so long that it wraps moves him by as much. Where the widget
# goes the offset is right, but nothing is in sight, scrolled by a line or not, until the text is
# changed.
# Seen with CodeMirror 5.65.0. Needs Debian's libjs-codemirror chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ln -s /usr/share/javascript/codemirror codemirror
cat > list.html <<'HTML'
<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="codemirror/lib/codemirror.css">
<script src="codemirror/lib/codemirror.js"></script>
<style>.CodeMirror { width: 400px; height: 300px; font: 12px/20px monospace }</style>
<div id="editor"></div>
<script>
const said = [], pause = () => new Promise(resolve => setTimeout(resolve, 500));
async function run() {
  const names = [...Array(1000).keys()].map(number => `row ${number}`);
  const editor = CodeMirror(document.querySelector("#editor"), { value: names.join("\n"), lineWrapping: true });
  const bar = editor.getScrollerElement(), edge = bar.getBoundingClientRect().top;
  const block = document.createElement("div");
  let widget;
  const tall = height => block.style.height = `${height}px`;
  for (const [when, act] of [
    ["a widget of 400 at line 100", () => { tall(400); widget = editor.addLineWidget(100, block); }],
    ["it grows by 200", () => { tall(600); widget.changed(); }],
    ["it goes", () => widget.clear()],
    ["20 down", () => bar.scrollTop += 20],
    ["20 lines before line 100", () => editor.replaceRange("new\n".repeat(20), { line: 100, ch: 0 })],
    ["they go", () => editor.replaceRange("", { line: 100, ch: 0 }, { line: 120, ch: 0 })],
    ["a long line 495", () => editor.replaceRange(" and more".repeat(100), { line: 495 })]]) {
    const line = names.indexOf("row 500");
    editor.scrollTo(0, editor.heightAtLine(line, "local"));
    await pause();
    const before = bar.scrollTop;
    act();
    await pause();
    const top = [...document.querySelectorAll(".CodeMirror-line")].find(
      line => line.getBoundingClientRect().bottom > edge + 4);
    const seen = top.getBoundingClientRect().top < edge + 300;
    said.push(`${when}: offset ${bar.scrollTop - before}, ` +
      (seen ? `${top.textContent.slice(0, 7)} at the top` : "nothing in sight"));
  }
  said.push(`CodeMirror ${CodeMirror.version}`, "");
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
timeout 60 python3 show.py 2> errors | tee seen
cat > expected <<'TEXT'
a widget of 400 at line 100: offset 400, row 500 at the top
it grows by 200: offset 200, row 500 at the top
it goes: offset -600, nothing in sight
20 down: offset 20, nothing in sight
20 lines before line 100: offset 0, row 480 at the top
they go: offset 0, row 500 at the top
a long line 495: offset 0, row 495 at the top
CodeMirror 5.65.0
TEXT
diff expected seen
