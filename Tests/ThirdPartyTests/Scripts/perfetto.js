// Asks Perfetto's trace processor, which runs in a worker, about a trace. A request and an answer
// are messages of protocol buffers: TraceProcessorRpcStream in Perfetto's trace_processor.proto.
(async () => {
  const varint = (number) => {
    const bytes = [];
    for (; number > 127; number = Math.floor(number / 128)) bytes.push((number % 128) | 128);
    return [...bytes, number];
  };
  const whole = (field, number) => [...varint(field * 8), ...varint(number)];
  const message = (field, bytes) => {
    const head = [...varint(field * 8 + 2), ...varint(bytes.length)];
    const all = new Uint8Array(head.length + bytes.length);
    all.set(head);
    all.set(bytes, head.length);
    return all;
  };
  // The fields of a message: [number, value], where a value is a number or bytes.
  function fields(bytes) {
    const found = [];
    let place = 0;
    const next = () => {
      let number = 0, factor = 1, byte;
      do {
        byte = bytes[place++];
        number += (byte & 127) * factor;
        factor *= 128;
      } while (byte > 127);
      return number;
    };
    while (place < bytes.length) {
      const key = next(), kind = key % 8;
      const length = kind === 0 ? 0 : kind === 1 ? 8 : kind === 5 ? 4 : next();
      found.push([Math.floor(key / 8), kind === 0 ? next() : bytes.subarray(place, place + length)]);
      place += length;
    }
    return found;
  }
  const text = (bytes) => new TextDecoder().decode(bytes);
  // The methods, and the fields of their answers.
  const [append, finalize, query] = [1, 2, 3];
  const [appended, queried, finalized] = [201, 203, 212];

  const worker = new Worker("engine_bundle.js");
  const { port1: port, port2 } = new MessageChannel();
  worker.postMessage(port2, [port2]);
  let sequence = 0, received = new Uint8Array(0), waiting = [];
  port.onmessage = ({ data }) => {
    const all = new Uint8Array(received.length + data.length);
    all.set(received);
    all.set(data, received.length);
    received = all;
    waiting.forEach((wake) => wake());
  };
  async function ask(method, field, request) {
    sequence += 1;
    const head = [...whole(1, sequence), ...whole(2, method)];
    const body = new Uint8Array(head.length + request.length);
    body.set(head);
    body.set(request, head.length);
    port.postMessage(message(1, body));
    for (;;) {
      const answers = [];
      try {
        for (const [, rpc] of fields(received)) {
          const parts = fields(rpc);
          const fatal = parts.find(([number]) => number === 5);
          if (fatal) throw new Error("trace processor: " + text(fatal[1]));
          answers.push(...parts.filter(([number]) => number === field).map(([, value]) => value));
        }
      } catch (error) {
        if (error.message.startsWith("trace processor")) throw error;
      }
      // The last batch of a query says so; an error has none.
      const ends = (answer) => fields(answer).some(([number, value]) =>
        (number === 2 && value.length) || (number === 3 && fields(value).some(([part, flag]) => part === 6 && flag)));
      const isLast = field === queried ? answers.some(ends) : answers.length;
      if (isLast) {
        received = new Uint8Array(0);
        return answers;
      }
      await new Promise((wake) => { waiting = [wake]; });
    }
  }
  // The values of a query's only column of numbers.
  async function numbers(sql) {
    const answers = await ask(query, queried, message(103, message(1, new TextEncoder().encode(sql))));
    const values = [];
    for (const answer of answers) {
      for (const [number, value] of fields(answer)) {
        if (number === 2 && value.length) throw new Error(text(value));
        if (number !== 3) continue;
        for (const [part, packed] of fields(value)) {
          if (part !== 2) continue;
          let place = 0;
          while (place < packed.length) {
            let number = 0, factor = 1;
            for (; packed[place] > 127; place++, factor *= 128) number += (packed[place] & 127) * factor;
            values.push(number + packed[place++] * factor);
          }
        }
      }
    }
    return values;
  }

  const trace = new Uint8Array(await (await fetch("trace.json")).arrayBuffer());
  await ask(append, appended, message(101, trace));
  await ask(finalize, finalized, new Uint8Array(0));
  return [
    ...await numbers("select count(*) from slice"),
    ...await numbers("select count(*) from counter"),
    ...await numbers("select coalesce(sum(value), 0) from stats where severity in ('error', 'data_loss') and value > 0"),
  ];
})()
