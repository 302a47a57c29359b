"""Any game in a terminal, in words. Usage: client.py ADDRESS TOKEN GAME_ID [en|fr]

Knows no game: names and texts come from the catalog's components, what happened from the history, what
can be done from the options. Prints the table, the log and your choices; a number plays one of them.
"""
import json, sys, urllib.error, urllib.request as http, uuid

ADDRESS, TOKEN, GAME_ID, LANGUAGE = (sys.argv[1:] + ["en"])[:4]
GAME = "/v1/games/" + GAME_ID


def call(method, path, body=None, **headers):
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json",
               "Accept-Language": LANGUAGE, "Idempotency-Key": str(uuid.uuid4()), **headers}
    data = None if body is None else json.dumps(body).encode()
    try:
        with http.urlopen(http.Request(ADDRESS + path, data, headers, method=method), timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        document = json.load(problem)
        return {"problem": document.get("detail") or document.get("title")}


class Box:
    """The components of one game: what each word of its views means."""

    def __init__(self, game):
        self.all = call("GET", f"/v1/catalog/{game}/components")["components"]
        self.by_id = {}
        for component in self.all:
            self.by_id.setdefault(component["id"], component)

    def name(self, word):
        return self.by_id[word]["name"] if word in self.by_id else word

    def explain(self, word):
        for component in self.all:
            if word in (component["id"], component["name"]):
                print(f'  {component["name"]} ({component["rule"]}): {component.get("text", "")}')


def table(value, box, indent=1):
    """A view as nested lines, with names in place of ids."""
    for key, each in value.items() if isinstance(value, dict) else enumerate(value, 1):
        label = box.name(str(key))
        if isinstance(each, (dict, list)) and each and any(isinstance(x, (dict, list)) for x in
                                                          (each.values() if isinstance(each, dict) else each)):
            print("  " * indent + f"{label}:")
            table(each, box, indent + 1)
        elif isinstance(each, dict):
            print("  " * indent + f"{label}: " + ", ".join(f"{box.name(k)} {box.name(str(v))}" for k, v in each.items()))
        elif isinstance(each, list):
            print("  " * indent + f"{label}: " + (", ".join(box.name(str(x)) for x in each) or "-"))
        else:
            print("  " * indent + f"{label}: {box.name(str(each))}")


def log(after):
    """Everything that has happened since that version; returns how far it goes."""
    while True:
        page = call("GET", f"{GAME}/events?after={after}&limit=200")
        for step in page["history"]:
            after = step["version"]
            for text in [step.get("text"), *(event["text"] for event in step["events"])]:
                if text:
                    print("  " + text)
        if not page["history"] or after >= page["version"]:
            return after


def assign(choice):
    """Lets the player fill in slots: a value for each, or none where that is allowed."""
    print(f'  {choice["param"]}: {choice["min"]} to {choice["max"]} of these')
    filled = {}
    for slot in choice["slots"]:
        items = [item for item in choice["of"] if item["value"] in slot["of"]]
        print(f'    {slot["label"]}' + (":" if slot["required"] else " (nothing to leave it):"))
        for number, item in enumerate(items, 1):
            print(f'      {number}. {item["label"]}')
        wanted = input("      number: ").strip()
        if wanted:
            filled[slot["slot"]] = items[int(wanted) - 1]["value"]
    return filled


def pick(choice):
    """Lets the player fill in one choice."""
    if "slots" in choice:
        return assign(choice)
    print(f'  {choice["param"]} ({choice["min"]} to {choice["max"]}):')
    for number, item in enumerate(choice["of"], 1):
        times = f' (up to {item["times"]} times)' if item.get("times", 1) > 1 else ""
        hint = f' [{item["hint"]}]' if "hint" in item else ""
        print(f'    {number}. {item["label"]}{times}{hint}')
    wanted = input("    numbers, separated by spaces: ").split()
    return [choice["of"][int(number) - 1]["value"] for number in wanted]


def play(back):
    """One decision; back is the version to which the player may return."""
    asked = call("GET", GAME + "/options")
    for number, option in enumerate(asked["options"], 1):
        hint = f' [{option["hint"]}]' if "hint" in option else ""
        final = " (cannot be taken back)" if option.get("final") else ""
        print(f'  {number}. {option["label"]}{hint}{final}')
    wanted = input("Your choice (a number, u to start over, ? and a name to have it explained, nothing to look again): ").strip()
    if wanted.startswith("?"):
        return wanted[1:].strip()
    if wanted == "u":
        call("POST", f'{GAME}/undo?to={back or asked["version"]}')
        return None
    if wanted:
        option = asked["options"][int(wanted) - 1]
        move = {**option["move"], **{each["param"]: pick(each) for each in option.get("choose", [])}}
        done = call("POST", GAME + "/moves", {"move": move}, **{"If-Match": f'"{asked["version"]}"'})
        if "problem" in done:
            print("  " + done["problem"])
    return None


def main():
    seen, box = 0, None
    while True:
        game = call("GET", GAME)
        box = box or Box(game["game"])
        names = {seat["seat"]: seat["name"] for seat in game["seats"]}
        print("\n== Table")
        table(game["state"], box)
        print("\n== What happened")
        seen = log(seen)
        if game["status"] != "running":
            return
        print("\n== Waiting for " + ", ".join(names[seat] for seat in game["awaiting"]))
        if "question" not in game:
            if input("Nothing to do for you. Enter to look again: ") == "q":
                return
            continue
        print(f'== {game["question"]["text"]} ({game["question"]["rule"]})')
        explain = play(game.get("mayUndo"))
        if explain:
            box.explain(explain)


if __name__ == "__main__":
    try:
        main()
    except EOFError:  # nobody is there to choose
        print()
