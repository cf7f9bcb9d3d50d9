class Sections:
    """The sections of the one list of a scene, whose rows follow one another."""

    def __init__(self, scene):
        part = scene["content"][0]
        self.sections = part.get("sections") or [{"rows": part["rows"]}]
        self.across = scene["viewport"]["width"]

    def rows(self):
        rows = []
        for section in self.sections:
            rows += [section["header"]] if section.get("header") else []
            rows += section.get("rows", [])
            rows += [section["footer"]] if section.get("footer") else []
        return rows

    def length(self, row):
        """The length of a row for the width of the view; the nearest width counts."""
        if "length" in row:
            return row["length"]
        return min(row["lengths"], key=lambda pair: abs(pair[0] - self.across))[1]

    def apply(self, name, value):
        """Does what a step does to the data."""
        at = value.get("at")
        section = self.sections[value.get("section", 0)] if self.sections else {}
        if name == "insert":
            section.setdefault("rows", [])[at:at] = value["rows"]
        elif name == "remove" and isinstance(at, str):
            del section[at]
        elif name == "remove":
            del section["rows"][at:at + value.get("count", 1)]
        elif name in ("change", "grow"):
            (section if isinstance(at, str) else section["rows"])[at] = value["row"]
        elif name == "setRows":
            section["rows"] = value["rows"]
        elif name == "insertSection":
            self.sections.insert(at, value["section"])
        elif name == "removeSection":
            del self.sections[at]
        else:
            sys.exit("play.py: this player does not know " + name)


def runs(numbers):
    """Whole numbers in order, as pairs of a start and an end without gaps between."""
    found = []
    for number in numbers:
        if found and found[-1][1] == number:
            found[-1][1] = number + 1
        else:
            found.append([number, number + 1])
    return found


def changes(old, new):
    """What makes a list of keys another one: stretches that go, the last first, and stretches that
    come, the first first; None for the latter if some stand elsewhere."""
    staying, known = set(new), set(old)
    gone = runs([place for place, name in enumerate(old) if name not in staying])[::-1]
    if [name for name in old if name in staying] != [name for name in new if name in known]:
        return gone, None
    return gone, runs([place for place, name in enumerate(new) if name not in known])


def step_of(step):
    """The name of what a step does, and the value."""
    return next((name, value) for name, value in step.items() if name != "frame")


class Living:
    """The rows that live, from frame to frame."""

    def __init__(self):
        self.names = []

    def change(self, now):
        """The ids of those that were made and given up since the last frame."""
        created = [json.loads(name) for name in now if name not in self.names]
        destroyed = [json.loads(name) for name in self.names if name not in now]
        self.names = now
        return {"created": created, "destroyed": destroyed}


class Drags:
    """Fingers that move the content, some points a frame."""

    def __init__(self):
        self.left = []

    def add(self, value):
        points, frames = (value, 1) if not isinstance(value, dict) else (
            value["points"], max(1, value.get("frames", 0)))
        self.left.append([points / frames, frames])

    def points(self):
        """By how much the content moves in this frame, finger by finger."""
        points = [drag[0] for drag in self.left]
        self.left = [[by, frames - 1] for by, frames in self.left if frames > 1]
        return points


def play(scene, stage, frames_each):
    """Plays a scene on a stage, and writes each frame."""
    rate = scene.get("frameRate", 60)
    program = scene.get("program", [])
    for number in range(1, scene["frames"] + 1):
        if number == 1:
            stage.open()
        for step in program:
            if step["frame"] == number:
                stage.apply(*step_of(step))
        stage.move()
        for _ in range(frames_each):
            stage.make_frame()
        write_line({"frame": number, "time": (number - 1) / rate, **stage.frame()})
