// A bot that plays any game at random. Usage: node bot.mjs ADDRESS TOKEN [GAME to open, or TABLE to join]
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

const [address, token, where = "salvage"] = process.argv.slice(2);
const any = (from) => from[Math.floor(Math.random() * from.length)];

async function call(method, path, body, headers = {}) {
  const request = {
    method,
    body: body && JSON.stringify(body),
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(), // the same when we ask again: it counts once
      ...headers,
    },
  };
  for (;;) {
    const answer = await fetch(address + path, request);
    const late = "If-Match" in headers && [409, 412].includes(answer.status);
    if (answer.ok || late) return answer; // late: somebody was faster, and the stream tells
    if (answer.status !== 429 && answer.status !== 503) throw new Error(await answer.text());
    await sleep(1000 * Number(answer.headers.get("Retry-After")));
  }
}

const ask = async (...request) => (await call(...request)).json();

async function move(game) {
  const asked = await ask("GET", `${game}/options`);
  const option = any(asked.options);
  if (!option) return;
  for (const { param, of, min, max, slots } of option.choose ?? []) {
    const values = of.flatMap(({ value, times = 1 }) => Array(times).fill(value));
    const count = min + Math.floor(Math.random() * (Math.min(max, values.length) - min + 1));
    const take = (fits) => values.splice(values.indexOf(any(values.filter(fits))), 1)[0];
    if (slots) { // a value for each of so many, the required ones first
      const first = [...slots].sort((a, b) => b.required - a.required).slice(0, count);
      option.move[param] = {};
      for (const slot of first) option.move[param][slot.slot] = take((value) => slot.of.includes(value));
      continue;
    }
    option.move[param] = [];
    while (option.move[param].length < count) option.move[param].push(take(() => true));
  }
  await call("POST", `${game}/moves`, { move: option.move }, { "If-Match": `"${asked.version}"` });
}

let table = where === where.toLowerCase() // ids of tables are in capitals
  ? await ask("POST", "/v1/tables", { game: where, seats: { min: 2, max: 2 } })
  : await ask("POST", `/v1/tables/${where}/seats`, {});
console.log("table", table.id);
while (!table.gameId) {
  await sleep(1000);
  table = await ask("GET", `/v1/tables/${table.id}`);
}
const game = `/v1/games/${table.gameId}`;
let seat;
let news = {};
while (news.type !== "end") {
  // A stream that ends otherwise is opened again.
  const stream = await call("GET", `${game}/stream`, undefined, { Accept: "application/x-ndjson" });
  for await (const line of createInterface({ input: Readable.fromWeb(stream.body) })) {
    if (!line) continue; // a sign of life
    news = JSON.parse(line);
    if (news.type === "state") seat = news.data.seat;
    if (news.data.awaiting?.includes(seat)) await move(game);
  }
}
console.log(JSON.stringify((await ask("GET", game)).result));
