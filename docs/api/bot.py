"""Plays any game at random. Usage: bot.py ADDRESS TOKEN [GAME to open [OPTIONS as JSON], or TABLE to join]"""
import json, random, sys, time, urllib.error, urllib.request as http, uuid
ADDRESS, TOKEN, WHERE, OPTIONS = sys.argv[1:] + ["salvage", "{}"][len(sys.argv) - 3:]  # TABLEs are capitals

def call(method, path, body=None, **headers):
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json", **headers}
    headers["Idempotency-Key"] = str(uuid.uuid4())  # the same when we ask again: it counts once
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return http.urlopen(http.Request(ADDRESS + path, data, headers, method=method), timeout=60)
        except urllib.error.HTTPError as problem:
            if problem.code in (409, 412) and "If-Match" in headers:
                return problem  # somebody was faster: the stream tells
            if problem.code not in (429, 503):
                raise SystemExit(problem.read().decode())
            time.sleep(int(problem.headers["Retry-After"]))

def move(game):
    asked = json.load(call("GET", game + "/options"))
    for option in random.sample(asked["options"], min(1, len(asked["options"]))):
        for choice in option.get("choose", []):
            values = [item["value"] for item in choice["of"] for _ in range(item.get("times", 1))]
            count = random.randint(choice["min"], min(choice["max"], len(values)))
            slots = sorted(choice.get("slots", []), key=lambda slot: not slot["required"])
            filled = {slot["slot"]: values.pop(random.choice([i for i, value in enumerate(values)
                      if value in slot["of"]])) for slot in slots[:count]}  # required ones first
            option["move"][choice["param"]] = filled if slots else random.sample(values, count)
        call("POST", game + "/moves", {"move": option["move"]}, **{"If-Match": f'"{asked["version"]}"'})

wish = WHERE.islower() and {"game": WHERE, "seats": {"min": 2, "max": 2}, "options": json.loads(OPTIONS)}
table = json.load(call("POST", "/v1/tables" if wish else f"/v1/tables/{WHERE}/seats", wish or {}))
print("table", table["id"], flush=True)
while "gameId" not in table:
    time.sleep(1)
    table = json.load(call("GET", "/v1/tables/" + table["id"]))
game, last = "/v1/games/" + table["gameId"], None
while last != "end":  # a stream that ends without this word is opened again
    for line in filter(bytes.strip, call("GET", game + "/stream", Accept="application/x-ndjson")):
        last, data = (news := json.loads(line))["type"], news["data"]
        seat = data["seat"] if last == "state" else seat
        if seat in data.get("awaiting", []):
            move(game)
