"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const get = (id) => document.getElementById(id);
  // A cause has the same colour in every page.
  const causeColors = {
    user: "#2a5db0", estimate: "#b3261e", data: "#c2600e", resize: "#8a3fa0", clamp: "#7a6a10",
    snap: "#0f7b8a", target: "#5b6470", script: "#2e7d4f", before: "#9aa3b2",
  };
  const stageColors = { p: "#d9a441", v: "#2a5db0", r: "#b9c3d3" };
  const most = 400;
  let run, at = 0, track = 0, timer = 0;

  // Texts of the run only ever become text nodes.
  function make(name, attributes, text, isDrawn) {
    const element = isDrawn
      ? document.createElementNS("http://www.w3.org/2000/svg", name)
      : document.createElement(name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    if (text !== undefined) element.textContent = text;
    return element;
  }
  const draw = (name, attributes, text) => make(name, attributes, text, true);
  function fill(element, children) {
    element.replaceChildren(...children);
    return element;
  }
  function row(cells) {
    return fill(make("tr"), cells.map((cell) => {
      const td = make("td");
      td.append(cell);
      return td;
    }));
  }
  function link(place, text) {
    return make("a", { href: hash(place) }, text);
  }
  const signed = (number) => (number < 0 ? "−" : "+") + plain(Math.abs(number));
  const plain = (number) => String(Math.round(number * 100) / 100).replace("-", "−");
  const count = (number, word) => number + " " + word + (number === 1 ? "" : "s");

  // A text: the number of what stands around its numbers, then these.
  function text(numbers) {
    const pieces = data.patterns[numbers[0]];
    let whole = pieces[0];
    for (let place = 1; place < pieces.length; place++) whole += numbers[place] + pieces[place];
    return whole;
  }
  // Numbers of which those that follow one another were left out: their count, negative, stands there.
  function whole(numbers) {
    const all = [];
    for (const number of numbers) {
      if (number >= 0) all.push(number);
      for (let more = number; more < 0; more++) all.push(all[all.length - 1] + 1);
    }
    return all;
  }

  // A tick of the display in milliseconds: the longest time of which all others are multiples.
  function tickOf(frames) {
    let tick = 0, least = Infinity;
    const take = (time) => {
      let rest = time;
      while (rest > 0.1) {
        const left = tick % rest;
        [tick, rest] = [rest, left > rest - 0.1 ? 0 : left];
      }
    };
    for (let place = 1; place < frames.length; place++) {
      const step = (frames[place].time - frames[place - 1].time) * 1000;
      least = Math.min(least, step);
      take(step);
      take(frames[place].late);
    }
    return tick > 4 ? tick : least;
  }

  // A window as the page uses it.
  function prepare(window) {
    const frames = window.frames.map((frame) => ({
      number: frame[0], time: frame[1], cost: frame[2], late: frame[3], still: frame[4],
      why: frame[5] < 0 ? "" : text(frame[5]), events: frame[6], shares: frame[7] || [],
      own: frame[8] === undefined ? frame[2] : frame[8],
    }));
    let start = 0;
    for (const frame of frames) {
      frame.first = start;
      start += frame.events;
    }
    const tick = tickOf(frames);
    const lives = window.lives.map((life) => {
      const stretches = [];
      for (let place = 1; place < life.length; place += 3) {
        const end = life[place + 2];
        stretches.push([life[place], life[place + 1], end < 0 ? frames.length : end]);
      }
      return { name: life[0], stretches };
    });
    return {
      number: window.number, frames, lives, tick, tracks: window.tracks, moves: window.moves, jumps: window.jumps,
      events: window.events, stills: window.stills, shapes: window.shapes, places: window.places,
      screens: window.screens, names: window.names,
      measured: window.measured, lint: window.lint,
    };
  }
  const ready = new Map();
  function windowAt(place) {
    if (!ready.has(place)) ready.set(place, prepare(data.windows[place]));
    return ready.get(place);
  }

  // The last step of a track up to a frame.
  function step(steps, place) {
    let low = 0, high = steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (steps[middle][0] <= place) low = middle + 1; else high = middle;
    }
    return steps[low - 1];
  }

  // What is in sight, each with its frame and the part of it that is shown, in the window.
  function boxes(still) {
    const [size, , region] = run.screens[still.screen];
    const offset = [(still.horizontal || [0])[0], (still.vertical || [0])[0]];
    return whole(still.boxes).map((number) => {
      const [shape, isInContent, x, y, ...shown] = run.places[number];
      const [, , width, height] = run.shapes[shape];
      const frame = isInContent
        ? [thousandths(x - offset[0]), thousandths(y - offset[1]), width, height] : [x, y, width, height];
      return { shape: run.shapes[shape], frame, visible: shown.length ? shown : common(frame, isInContent ? region : [0, 0, ...size]) };
    });
  }
  const thousandths = (number) => Math.round(number * 1000) / 1000;
  function common(one, other) {
    const starts = [0, 1].map((axis) => Math.max(one[axis], other[axis]));
    const lengths = [0, 1].map((axis) =>
      thousandths(Math.max(0, Math.min(one[axis] + one[axis + 2], other[axis] + other[axis + 2]) - starts[axis])));
    return [...starts, ...lengths];
  }

  const cut = (text, room) => text.length <= room ? text : text.slice(0, Math.max(1, Math.floor(room) - 1)) + "…";

  function picture(frame) {
    const still = run.stills[frame.still];
    if (!still) {
      const words = !data.isOfTrace
        ? "This frame has no picture: more than 2,000 views have a place."
        : "A trace holds no pictures; they are in a report of the script itself.";
      fill(get("screen"), [make("p", {}, words)]);
      get("waiting").textContent = "";
      get("marks").replaceChildren();
      return;
    }
    const [[width, height], thresholds] = run.screens[still.screen];
    const scale = Math.min(420 / width, 560 / height, 2);
    const svg = draw("svg", {
      id: "picture", role: "img", viewBox: `0 0 ${width} ${height}`,
      width: width * scale, height: height * scale,
    });
    const labels = [];
    svg.append(draw("rect", { width, height, fill: "#f7f7f7", stroke: "#333", "stroke-width": 1 / scale }));
    for (const { shape, frame, visible } of boxes(still)) {
      const [label, words, w, h, state] = shape;
      const [x, y, vw, vh] = visible;
      labels.push(label);
      const part = draw("svg", { x, y, width: vw, height: vh, class: "box" });
      part.dataset.label = label;
      part.dataset.state = state;
      part.append(draw("title", {}, [label, words, `${plain(h)} high at ${plain(frame[1])}, ${plain(w)} wide at ${plain(frame[0])}`, state]
        .filter((text) => text).join("\n")));
      part.append(draw("rect", {
        x: frame[0] - x, y: frame[1] - y, width: w, height: h, "stroke-width": 1 / scale,
        fill: state === "pinned" ? "#fdf0d5" : "#e8f0fb",
        stroke: state === "pinned" ? "#a3720a" : "#5577aa",
      }));
      const size = 11 / scale;
      if (vh >= size) {
        part.append(draw("text", {
          x: 4 / scale, y: Math.min(vh / 2 + size / 3, size + 4 / scale), "font-size": size,
          "font-family": "system-ui, sans-serif",
        }, cut(words ? label + "  " + words : label, (vw * scale - 8 - 9 * thresholds.length) / 6.2)));
      }
      thresholds.forEach((threshold, place) => {
        const share = Math.min(1, vw / w) * Math.min(1, vh / h);
        part.append(draw("circle", {
          cx: vw - (8 + 9 * place) / scale, cy: Math.min(vh / 2, 9 / scale), r: 3 / scale,
          fill: share >= threshold - 0.0001 ? "#2e7d4f" : "#fff", stroke: "#2e7d4f", "stroke-width": 1 / scale,
        }));
      });
      svg.append(part);
    }
    svg.setAttribute("aria-label", "In sight: " + labels.join(", "));
    const parts = [svg];
    if (still.vertical) parts.push(contentBar(still.vertical, height * scale));
    if (still.horizontal) {
      const bar = contentBar(still.horizontal, width * scale);
      parts[0] = fill(make("div"), [svg, turned(bar, width * scale)]);
    }
    fill(get("screen"), parts);
    const [prefetched, retained] = (still.waiting || [[], []]).map(whole);
    fill(get("waiting"), [["prefetched", prefetched], ["retained", retained]].flatMap(([state, places]) => {
      const names = places.slice(0, most).map((place) => run.names[place]);
      const more = places.length - names.length;
      return names.length ? [make("span", {}, `${state}: ${names.join(", ")}${more > 0 ? ` … ${more} more` : ""}. `)] : [];
    }));
    const bar = still.vertical || still.horizontal;
    fill(get("marks"), [...(bar ? [
      make("i", { style: "background:#2a5db0" }), "in sight ",
      make("i", { style: "background:#c9c9c9" }), "measured ",
      make("i", { style: "background:#fff;border:1px dashed #999" }), "estimated; offset ",
      plain(bar[0]) + " of a content of " + plain(bar[2]),
    ] : []), ...(thresholds.length ? [
      make("i", { style: "background:#2e7d4f;border-radius:50%" }),
      `at least ${thresholds.map((share) => plain(share * 100) + " %").join(", ")} visible (hollow: less)`,
    ] : [])]);
  }

  // A bar of the content that lies below the picture.
  function turned(bar, length) {
    const svg = draw("svg", { class: "across", width: length, height: 18, role: "img" });
    const part = draw("g", { transform: `matrix(0 1 1 0 0 1)` });
    part.append(...bar.childNodes);
    svg.append(part);
    return svg;
  }

  // Where the region is in the content, and what of that is measured.
  function contentBar([offset, region, content, number], height) {
    const measured = run.measured[number];
    const svg = draw("svg", { id: "content", width: 18, height, role: "img" });
    svg.append(draw("rect", { x: 1, width: 16, height, fill: "#fff", stroke: "#999", "stroke-dasharray": "3 3" }));
    for (let place = 0; place < measured.length; place += 2) {
      svg.append(draw("rect", {
        x: 1, y: measured[place] * height, width: 16,
        height: (measured[place + 1] - measured[place]) * height, fill: "#c9c9c9",
      }));
    }
    const start = content > region ? Math.max(0, Math.min(1, offset / content)) : 0;
    const end = content > region ? Math.min(1, (offset + region) / content) : 1;
    svg.append(draw("rect", {
      x: 1, y: start * height, width: 16, height: Math.max(2, (end - start) * height), fill: "#2a5db0",
    }));
    return svg;
  }

  function why(frame) {
    const words = frame.why || (data.isOfTrace
      ? "A trace holds no explanations; they are in a report of the script itself."
      : "No offset changed, nothing in sight moved by itself, and no content got another length.");
    // What follows of a line begins below its words, not below its number.
    fill(get("why"), words.split("\n").map((line) => {
      const start = line.match(/^ *(\S+ {2,})?/)[0].length;
      return make("div", { style: `padding-left:${start}ch;text-indent:-${start}ch` }, line);
    }));
    const rows = [];
    for (const { name, offsets } of run.tracks) {
      for (const [place, value, causes] of offsets) {
        if (place !== at) continue;
        const parts = causes.map(([cause, by]) => `${cause} ${signed(by)}`);
        rows.push(row([name, "offset", plain(value), parts.join(", ")]));
      }
    }
    for (const [place, id, by, cause] of run.moves) {
      if (place === at && rows.length < most) rows.push(row([id, "moved", signed(by), cause]));
    }
    if (!rows.length) rows.push(row(["none"]));
    fill(get("causes"), rows);
  }

  // Lines of a value over the frames, a path for each colour.
  function chart(id, paths, top, deadline) {
    const width = 1000, height = 130;
    const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img" });
    for (const [color, path] of paths) {
      svg.append(draw("path", {
        d: path, fill: "none", stroke: color, "stroke-width": 2, "vector-effect": "non-scaling-stroke",
      }));
    }
    if (deadline !== undefined) {
      svg.append(draw("path", {
        d: `M0 ${deadline}H${width}`, stroke: "#b3261e", "stroke-dasharray": "6 4",
        "vector-effect": "non-scaling-stroke",
      }));
    }
    const cursor = draw("path", { class: "cursor", stroke: "#111", "vector-effect": "non-scaling-stroke" });
    svg.append(cursor);
    svg.addEventListener("pointerdown", (event) => {
      const share = event.offsetX / svg.getBoundingClientRect().width;
      show(Math.floor(share * run.frames.length));
    });
    fill(get(id), [make("p", { class: "marks" }, top), svg]);
  }
  const across = (place) => (1000 * (place + 0.5)) / Math.max(1, run.frames.length);
  const round = (number) => Math.round(number * 10) / 10;

  function charts() {
    const { offsets = [], sizes = [] } = run.tracks[track] || {};
    lines("offset", offsets, ([, , causes]) => {
      const largest = causes.reduce((one, other) => Math.abs(other[1]) > Math.abs(one[1]) ? other : one, ["other", 0]);
      return causes.length ? largest[0] : "before";
    }, "Offset");
    lines("size", sizes, ([, , isEstimated]) => isEstimated, "Length of the content");
    work();
  }

  function lines(id, steps, kindOf, title) {
    const values = steps.map((step) => step[1]);
    const low = Math.min(0, ...bounds(values)), high = Math.max(1, ...bounds(values));
    const y = (value) => round(125 - (120 * (value - low)) / (high - low));
    const kinds = [], paths = new Map();
    steps.forEach((step, place) => {
      const kind = kindOf(step);
      if (!paths.has(kind)) {
        kinds.push(kind);
        paths.set(kind, []);
      }
      const next = place + 1 < steps.length ? steps[place + 1][0] : run.frames.length;
      const before = place ? y(steps[place - 1][1]) : y(step[1]);
      paths.get(kind).push(`M${round(across(step[0]))} ${before}V${y(step[1])}H${round(across(next))}`);
    });
    const color = (kind) => id === "size" ? (kind ? "#c2600e" : "#2a5db0") : causeColors[kind] || "#5b6470";
    const [least, greatest] = bounds(values);
    const range = least === greatest ? `${plain(least)} points all the time` : `between ${plain(least)} and ${plain(greatest)} points`;
    chart(id, kinds.map((kind) => [color(kind), paths.get(kind).join("")]),
      steps.length ? `${title}: ${range}` : `${title}: nothing was told of it`);
    if (id === "offset") {
      fill(get("offset-legend"), kinds.flatMap((kind) => [make("i", { style: "background:" + color(kind) }), kind]));
    }
  }
  function bounds(values) {
    let low = Infinity, high = -Infinity;
    for (const value of values) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return values.length ? [low, high] : [];
  }

  function work() {
    const costs = run.frames.map((frame) => frame.cost);
    const high = Math.max(run.tick === Infinity ? 0 : run.tick * 1.5, ...bounds(costs), 1);
    const y = (cost) => round(128 - (122 * cost) / high);
    const bars = ["", ""];
    run.frames.forEach((frame, place) => {
      if (frame.cost > 0) bars[frame.late > 0 ? 1 : 0] += `M${round(across(place))} 128V${y(frame.cost)}`;
    });
    if (!bars[0] && !bars[1]) {
      fill(get("work"), [make("p", { class: "marks" }, "The script gives no work a cost, so no frame is late.")]);
      return;
    }
    const late = run.frames.filter((frame) => frame.late > 0).length;
    const long = run.frames.filter(isLongInTime).length;
    chart("work", [["#2a5db0", bars[0]], ["#b3261e", bars[1]]],
      `${count(late, "late frame")} of ${run.frames.length}; the line is the deadline` +
      (run.tick === Infinity ? "" : `, ${plain(run.tick)} ms`) +
      (long ? `; ${count(long, "frame")} above it ${long === 1 ? "was" : "were"} not late, as the display waited for nothing` : ""),
      run.tick === Infinity ? undefined : y(run.tick));
  }

  // Whether a frame took longer than a tick of the display, which did not wait for it.
  function isLongInTime(frame) {
    return frame.cost > run.tick * 1.000001 && !(frame.late > 0);
  }
  function shares(frame) {
    const reason = frame.number === 1
      ? "before the first frame nobody saw another one"
      : "what takes longer was done ahead once the frame was shown";
    const later = frame.cost - frame.own;
    get("work-words").textContent = frame.cost > 0 || frame.late > 0
      ? `Frame ${frame.number} took ${plain(frame.own)} ms`
        + (frame.late > 0 ? ` and was shown ${plain(frame.late)} ms late` : "")
        + (later > 0.001 ? `, and took ${plain(later)} ms more once it was shown` : "")
        + (isLongInTime(frame) ? ` and was not late: ${reason}` : "") + "."
      : "";
    fill(get("shares"), frame.shares.map(([name, times, ms]) => row([name, times + " ×", plain(ms) + (times > 1 ? " ms together" : " ms")])));
  }

  // The lives that the part in sight shows; there may be thousands.
  const line = 12;
  function lives() {
    const box = get("lives"), canvas = box.querySelector("canvas");
    const [width, height] = [box.clientWidth, box.clientHeight];
    box.querySelector("div").style.height = run.lives.length * line + "px";
    canvas.width = width;
    canvas.height = height;
    box.setAttribute("aria-label", `${count(run.lives.length, "view")} over ${count(run.frames.length, "frame")}`);
    const paint = canvas.getContext("2d");
    const names = Math.min(150, width / 3), scale = (width - names) / Math.max(1, run.frames.length);
    paint.font = "10px system-ui, sans-serif";
    const first = Math.floor(box.scrollTop / line);
    for (let place = first; place < Math.min(run.lives.length, first + height / line + 1); place++) {
      const y = place * line - box.scrollTop;
      const { name, stretches } = run.lives[place];
      for (const [stage, start, end] of stretches) {
        paint.fillStyle = stageColors[stage];
        paint.fillRect(names + start * scale, y + 1, Math.max(1, (end - start) * scale), line - 2);
      }
      paint.fillStyle = "#1c2330";
      paint.fillText(name, 2, y + 10, names - 6);
    }
    paint.fillStyle = "#111";
    paint.fillRect(names + (at + 0.5) * scale, 0, 1, height);
  }

  function words(event) {
    return text(event).split("\t");
  }
  function events(frame) {
    const wanted = get("search").value.trim().toLowerCase();
    const rows = [];
    let found = 0;
    if (!wanted) {
      found = frame.events;
      for (let place = 0; place < Math.min(found, most); place++) {
        rows.push(row(words(run.events[frame.first + place])));
      }
    } else {
      run.frames.forEach((other, place) => {
        for (let event = other.first; event < other.first + other.events; event++) {
          const texts = words(run.events[event]);
          if (!texts.join(" ").toLowerCase().includes(wanted)) continue;
          if (found < most) rows.push(row([link(place, "frame " + other.number), ...texts]));
          found += 1;
        }
      });
    }
    get("event-count").textContent = count(found, "event") + (wanted ? " in all frames" : ` in frame ${frame.number}`)
      + (found > most ? `, of which the first ${most} are shown` : "");
    fill(get("events"), rows);
  }

  const hash = (place) => address(run.number, run.frames[place].number);
  // Where the page shows a frame, by its number and that of its window.
  function address(window, frame) {
    return `#${data.windows.length > 1 ? `window=${window}&` : ""}frame=${frame}`;
  }

  function show(place) {
    if (!run.frames.length) return;
    at = Math.max(0, Math.min(run.frames.length - 1, place));
    const frame = run.frames[at];
    get("slider").value = at;
    get("moment").textContent = `frame ${frame.number}, ${Number(frame.time.toFixed(4))} s`;
    history.replaceState(null, "", hash(at));
    picture(frame);
    why(frame);
    shares(frame);
    events(frame);
    const x = round(across(at));
    for (const cursor of document.querySelectorAll(".cursor")) cursor.setAttribute("d", `M${x} 0V130`);
    lives();
  }

  function choose(place) {
    run = windowAt(place);
    track = 0;
    get("window").value = place;
    get("slider").max = Math.max(0, run.frames.length - 1);
    fill(get("track"), run.tracks.map((track, number) => make("option", { value: number }, track.name)));
    get("track-choice").hidden = run.tracks.length < 2;
    const frames = [...new Set(run.moves.map((move) => move[0]))];
    run.moveFrames = frames.length ? frames : [...run.jumps].sort((one, other) => one - other);
    for (const id of ["move-before", "move-after"]) get(id).disabled = !run.moveFrames.length;
    const what = frames.length ? "move" : "correction";
    get("move-before").textContent = "← " + what;
    get("move-after").textContent = what + " →";
    const listed = (places) => places.flatMap((place, index) => [index ? ", " : "", link(place, String(run.frames[place].number))]);
    const links = [...listed(frames.slice(0, 60)), " "];
    fill(get("all-moves"), frames.length ? ["Something moved by itself in frame ", ...links, frames.length > 60 ? "and later ones." : ""] : [
        data.isPart ? "Nothing in sight moved by itself in the frames shown." : "Nothing in sight ever moved by itself.",
        ...(run.jumps.length ? [" The offset was corrected most in frame ", ...listed(run.jumps.slice(0, 5)),
          run.jumps.length > 5 ? ` and in ${count(run.jumps.length - 5, "other frame")}.` : "."] : [])]);
    get("lint").textContent = run.lint ? run.lint.join("\n") || "Nothing was found." : "Not known of a trace.";
    charts();
  }

  function toMove(direction) {
    const frames = run.moveFrames.filter((place) => direction < 0 ? place < at : place > at);
    if (frames.length) show(direction < 0 ? frames[frames.length - 1] : frames[0]);
  }

  function play() {
    if (timer) {
      clearTimeout(timer);
      timer = 0;
      get("play").textContent = "Play";
      return;
    }
    get("play").textContent = "Pause";
    if (at === run.frames.length - 1) show(0);
    const tick = () => {
      if (at >= run.frames.length - 1) {
        play();
        return;
      }
      const wait = (run.frames[at + 1].time - run.frames[at].time) * 1000;
      timer = setTimeout(() => {
        show(at + 1);
        tick();
      }, Math.max(16, Math.min(1000, wait)));
    };
    timer = 1;
    tick();
  }

  // What the address asks for: a window and a frame by their numbers.
  function follow() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    const number = Number(wanted.get("window")) || data.windows[0].number;
    const place = Math.max(0, data.windows.findIndex((window) => window.number === number));
    if (!run || run.number !== data.windows[place].number) choose(place);
    const frame = Number(wanted.get("frame"));
    const found = run.frames.findIndex((other) => other.number >= frame);
    if (wanted.has("frame")) {
      show(found < 0 ? run.frames.length - 1 : found);
      if (found < 0) get("moment").textContent += `: the page has no frame ${wanted.get("frame")}`;
      return;
    }
    show(run.moves.length ? run.moves[0][0] : run.jumps[0] || 0);
  }

  // What runs under other conditions showed, each with the first frame that looks different.
  function others() {
    get("others-part").hidden = !data.others;
    if (!data.others) return;
    for (const [id, runs] of [["profiles", data.others.profile], ["answers", data.others.answer]]) {
      fill(get(id), runs.map(([name, about, effects, window, frame]) => {
        const words = make("span", {}, effects);
        if (frame) words.append(" ", make("a", { href: address(window, frame) }, "show"));
        return row([name, about, words]);
      }));
    }
    for (const id of ["elsewhere", "certainty", "remark"]) get(id).textContent = data.others[id];
  }

  get("script").textContent = data.script;
  fill(get("facts"), [`lazylab ${data.version}, seed ${data.seed}. Again: `, make("code", {}, data.command)]);
  get("source").textContent = data.source;
  get("source-part").hidden = !data.source;
  fill(get("notes"), data.notes.map((note) => make("li", {}, note)));
  others();
  if (!data.windows.length) {
    document.querySelector("nav").textContent = "The run made no window: Window { width = 390, height = 600, … } makes one.";
    document.querySelector("main").hidden = true;
    return;
  }
  fill(get("window"), data.windows.map((window, place) => make("option", { value: place }, String(window.number))));
  get("window-choice").hidden = data.windows.length < 2;
  get("window").addEventListener("change", (event) => {
    choose(Number(event.target.value));
    show(0);
  });
  get("track").addEventListener("change", (event) => {
    track = Number(event.target.value);
    charts();
    show(at);
  });
  get("slider").addEventListener("input", (event) => show(Number(event.target.value)));
  get("search").addEventListener("input", () => events(run.frames[at]));
  get("lives").addEventListener("scroll", lives);
  addEventListener("resize", lives);
  addEventListener("hashchange", follow);
  const actions = {
    first: () => show(0), last: () => show(run.frames.length - 1),
    back: () => show(at - 1), next: () => show(at + 1), play,
    "move-before": () => toMove(-1), "move-after": () => toMove(1),
  };
  for (const id in actions) get(id).addEventListener("click", actions[id]);
  const keys = {
    ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play",
    b: "move-before", n: "move-after",
  };
  addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input[type=search], select") || event.ctrlKey || event.metaKey || event.altKey;
    const isPressing = event.target.matches("button, a") && event.key === " ";
    if (!keys[event.key] || isTyping || isPressing) return;
    event.preventDefault();
    actions[keys[event.key]]();
  });
  follow();
})();
