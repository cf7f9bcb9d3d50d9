#!/bin/sh
# One would guess: a lazy list that has not seen its rows is sure of its end, and can only guess
# what is at offset 49,700.
# Really: Flutter's ListView is sure of the offset, since a jump lays out all rows on the way. Of
# 500 rows of 20 and then 500 of 80 it has seen only of the first and takes all for 20,000 long, so
# Flet's scroll_to(offset=-1), its way to the end, shows rows 621 to 624. offset=99999, which is
# beyond all ends, shows rows 996 to 999, and offset=20000 exactly what is there, row 625 and on.
# Seen with Flet 1.0.5, which has Flutter 3.44.8 for the web. Needs Debian's chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip -q install flet==1.0.5 flet-web==1.0.5 pillow==12.0.0
cat > end.py <<'PYTHON'
import asyncio, io, os, socket, subprocess
import flet
from flet.version import flet_version, flutter_version
from PIL import Image

async def scene(page, *offsets):
    seen = []
    rows = [flet.Container(height=20 if number < 500 else 80, bgcolor=f"#{number:06x}") for number in range(1000)]
    page.controls = [flet.ListView(rows, width=400, height=300, on_scroll=seen.append, scroll_interval=1)]
    page.update()
    await asyncio.sleep(2)
    for offset in offsets:
        await page.controls[0].scroll_to(offset=offset)
        await asyncio.sleep(2)
        picture = Image.open(io.BytesIO(await page.take_screenshot(pixel_ratio=1))).convert("RGB")
        top, bottom = (int.from_bytes(picture.getpixel((200, y))) for y in (0, 299))
        print(f"  offset={offset}: at {seen[-1].pixels:g}, rows {top} to {bottom}", flush=True)

async def main(page):
    page.padding, page.enable_screenshots = 0, True
    for offsets in ((-1, -1), (99999,), (49700,), (20000,)):
        print("opened anew", flush=True)
        await scene(page, *offsets)
    print(f"Flet {flet_version}, Flutter {flutter_version}", flush=True)
    ended.set()

async def run():
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = asyncio.create_task(flet.run_async(main, view=None, host="127.0.0.1", port=port, no_cdn=True))
    await asyncio.sleep(3)
    options = ["--headless=new", "--no-sandbox", "--window-size=800,600", "--user-data-dir=person"]
    browser = subprocess.Popen(["chromium", *options, f"http://127.0.0.1:{port}/"])
    try:
        await asyncio.wait_for(ended.wait(), 90)
    finally:
        browser.terminate()
        browser.wait()
        os._exit(0)

ended = asyncio.Event()
asyncio.run(run())
PYTHON
timeout 120 python/bin/python end.py 2> errors | tee seen
cat > expected <<'TEXT'
opened anew
  offset=-1: at 19700, rows 621 to 624
  offset=-1: at 49700, rows 996 to 999
opened anew
  offset=99999: at 49700, rows 996 to 999
opened anew
  offset=49700: at 49700, rows 996 to 999
opened anew
  offset=20000: at 20000, rows 625 to 628
Flet 1.0.5, Flutter 3.44.8
TEXT
diff expected seen
