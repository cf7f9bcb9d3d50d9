"""Draws files of SVG with rsvg-convert and with headless Chromium, and counts where they differ.

usage: compare-svg.py FILE...

Prints a line for each file: its name, how many squares of the picture differ, how many differ
without its texts, and how many if one reader does not get one of the boxes.
"""
import base64
import os
import re
import struct
import subprocess
import sys
import zlib

from chromium import Browser

# Squares of so many pixels are compared by their means, which may differ by so much of 255:
# readers smooth edges and letters in their own ways.
SHAPES, TEXTS = (4, 14), (16, 24)


def pixels(png):
    """The width, the height and the rows of an 8-bit PNG, with the channels of a pixel."""
    place, data = 8, b""
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        part = png[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", part)
        elif kind == b"IDAT":
            data += part
        place += 12 + length
    if depth != 8 or color not in (2, 6) or interlace:
        sys.exit("this PNG has another form")
    size = 3 if color == 2 else 4
    data, before, rows = zlib.decompress(data), bytes(width * size), []
    for start in range(0, len(data), width * size + 1):
        method, row = data[start], bytearray(data[start + 1:start + 1 + width * size])
        for at in range(len(row)):
            left = row[at - size] if at >= size else 0
            above, corner = before[at], before[at - size] if at >= size else 0
            if method == 1:
                row[at] = (row[at] + left) & 255
            elif method == 2:
                row[at] = (row[at] + above) & 255
            elif method == 3:
                row[at] = (row[at] + (left + above) // 2) & 255
            elif method == 4:
                guess = left + above - corner
                distances = (abs(guess - left), abs(guess - above), abs(guess - corner))
                row[at] = (row[at] + (left, above, corner)[distances.index(min(distances))]) & 255
        rows.append(row)
        before = row
    return width, height, size, rows


def squares(png, side):
    """The mean of each channel in each square."""
    width, height, size, rows = pixels(png)
    return [
        [sum(sum(row[x * size + channel:min(x + side, width) * size:size])
             for row in rows[y:y + side]) / side ** 2 for channel in range(3)]
        for y in range(0, height, side) for x in range(0, width, side)
    ], (width, height)


def by_rsvg(text):
    return subprocess.run(["rsvg-convert"], input=text.encode(), stdout=subprocess.PIPE,
                          check=True).stdout


def by_chromium(text):
    width, height = re.search(r'width="([\d.]+)" height="([\d.]+)"', text).groups()
    browser.open("data:image/svg+xml;base64," + base64.b64encode(text.encode()).decode())
    clip = {"x": 0, "y": 0, "width": float(width), "height": float(height), "scale": 1}
    return base64.b64decode(browser.call("Page.captureScreenshot", clip=clip,
                                         captureBeyondViewport=True)["data"])


def differences(one, other, kind):
    side, tolerance = kind
    (first, size), (second, other_size) = squares(one, side), squares(other, side)
    if size != other_size:
        sys.exit(f"the sizes are {size} and {other_size}")
    return sum(any(abs(a - b) > tolerance for a, b in zip(left, right))
               for left, right in zip(first, second))


with Browser() as browser:
    for file in sys.argv[1:]:
        text = open(file, encoding="utf-8").read()
        shapes = re.sub(r"<text.*?</text>", "", text)
        boxes = re.findall(r"    <svg .*?    </svg>\n", shapes, re.DOTALL)
        without = shapes.replace(boxes[len(boxes) // 2], "", 1)
        drawn = by_chromium(shapes)
        print(os.path.basename(file), differences(by_rsvg(text), by_chromium(text), TEXTS),
              differences(by_rsvg(shapes), drawn, SHAPES),
              differences(by_rsvg(without), drawn, SHAPES))
