#!/bin/sh
# One would guess: a list whose rows have all been made and measured knows where each of them
# begins, and the best time to scroll is when it has come to rest.
# Really: JupyterLab's notebook with windowingMode "full" makes the cells out of sight while it is
# idle, hides them again, and when somebody scrolls takes many that were never in sight for 0 long.
# 300 cells of 1 to 7 lines are 28,503 long at rest. 1,000 down from the first, less than half of
# that is left, and cells behind the hundredth are in sight instead of the twelfth to the
# nineteenth; how many are lost differs from run to run.
# Seen with JupyterLab 4.6.6. Needs Debian's chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip -q install --no-compile jupyterlab==4.6.6
mkdir -p page settings/@jupyterlab/notebook-extension
cat > page/list.html <<'HTML'
<!doctype html><meta charset="utf-8">
<iframe src="/lab/tree/rows.ipynb" style="width: 1000px; height: 800px"></iframe>
<script>
const pause = time => new Promise(resolve => setTimeout(resolve, time)), said = [];
const lab = document.querySelector("iframe").contentWindow;
async function run() {
  let cells, book;
  do {
    await pause(500);
    book = lab.jupyterapp?.shell.currentWidget?.content;
    cells = book?.node?.querySelectorAll(".jp-Cell") ?? [];
  } while (cells.length < 300);
  await pause(2000);
  let length;
  const list = book.node.querySelector(".jp-WindowedPanel-outer");
  for (const [when, offset] of [["at rest", 0], ["1000 down", 1000], ["at the top", 0], ["1000 down", 1000]]) {
    list.scrollTop = offset;
    await pause(2000);
    const edge = list.getBoundingClientRect().top;
    const seen = book.widgets.flatMap((cell, number) => {
      const { top, bottom, height } = cell.node.getBoundingClientRect();
      return height && bottom > edge && top < edge + list.clientHeight ? [number] : [];
    });
    const shown = seen[0] > 100 ? "cells behind the hundredth" :
      seen.at(-1) < 20 ? "cells of the first twenty" : "others";
    length ??= list.scrollHeight;
    said.push(`${when}: ${shown}, ${list.scrollHeight < length / 2 ? "less than half" : "all"} of the length`);
  }
  said.push("");
}
run().catch(error => said.push(error)).then(() =>
  fetch(location.hash.slice(1), { method: "POST", mode: "no-cors", body: said.join("\n") }));
</script>
HTML
cat > show.py <<'PYTHON'
import http.server, json, os, socket, subprocess, time

rows = [{"cell_type": "code", "id": f"row-{number}", "execution_count": None, "metadata": {}, "outputs": [],
         "source": "\n".join([f"row_{number}"] * (1 + number % 7))} for number in range(300)]
kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
with open("rows.ipynb", "w") as file:
    json.dump({"cells": rows, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}, file)
with open("settings/@jupyterlab/notebook-extension/tracker.jupyterlab-settings", "w") as file:
    json.dump({"windowingMode": "full"}, file)

class Ears(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        print(self.rfile.read(int(self.headers["Content-Length"])).decode(), end="")
        self.send_response(200)
        self.end_headers()
        browser.terminate()

    def log_message(self, *_):
        pass

with socket.create_server(("127.0.0.1", 0)) as free:
    port = free.getsockname()[1]
places = {f"JUPYTER_{kind}_DIR": kind.lower() for kind in ("CONFIG", "DATA", "RUNTIME")}
places |= {"JUPYTERLAB_SETTINGS_DIR": "settings", "JUPYTERLAB_WORKSPACES_DIR": "workspaces", "HOME": "."}
places = {name: os.path.abspath(place) for name, place in places.items()}
lab = subprocess.Popen([
    "python/bin/python", "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}",
    "--IdentityProvider.token=", "--LabApp.expose_app_in_browser=True", "--LabApp.news_url=",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--ServerApp.extra_static_paths=page"], env=os.environ | places)
for _ in range(100):
    time.sleep(0.5)
    try:
        socket.create_connection(("127.0.0.1", port)).close()
        break
    except OSError:
        pass
ears = http.server.HTTPServer(("127.0.0.1", 0), Ears)
ears.timeout = 1
page = f"http://127.0.0.1:{port}/static/list.html#http://127.0.0.1:{ears.server_port}/"
options = ["--headless=new", "--no-sandbox", "--window-size=1100,900", "--user-data-dir=person"]
browser = subprocess.Popen(["chromium", *options, page])
while browser.poll() is None:
    ears.handle_request()
lab.terminate()
lab.wait()
PYTHON
timeout 200 python/bin/python show.py 2> errors | tee seen
echo "JupyterLab $(python/bin/python -m jupyterlab --version)" | tee -a seen
cat > expected <<'TEXT'
at rest: cells of the first twenty, all of the length
1000 down: cells behind the hundredth, less than half of the length
at the top: cells of the first twenty, less than half of the length
1000 down: cells behind the hundredth, less than half of the length
JupyterLab 4.6.6
TEXT
diff expected seen
