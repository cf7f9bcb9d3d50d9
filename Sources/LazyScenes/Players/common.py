def key(row):
    """What a row is known by; several without an id are the same."""
    return json.dumps(row.get("id"))


def pace():
    """How many frames of the list a frame of the scene takes: --pace 8 lets what the list does later,
    such as filling its cache, be done before the next frame of the scene."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pace", type=int, default=1, help="frames of the list for each of the scene")
    found = parser.parse_args().pace
    if found < 1:
        parser.error("--pace is a whole number from 1")
    return found


def system():
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, AttributeError, KeyError):
        return platform.system()


def read_scene():
    return json.loads((pathlib.Path(__file__).resolve().parent / "scene.json").read_text())


def write_line(value):
    print(json.dumps(value, separators=(",", ":")), flush=True)


def write_head(toolkit, frames_each):
    write_line({"format": "lazylab-recording", "version": 1, "toolkit": toolkit,
                "system": system(), "pace": frames_each, "scene": read_scene()})
