"""Any game in a terminal, in words. Usage: client.py ADDRESS TOKEN GAME_ID [en|fr]

Knows no game: what things are called comes from the catalog's components and words, what happened from the
history, what can be done from the options. Prints the table, the log and your choices; a number plays one of them.
"""
import json, re, sys, urllib.error, urllib.request as http, uuid

ADDRESS, TOKEN, GAME_ID, LANGUAGE = (sys.argv[1:] + ["en"])[:4]
GAME = "/v1/games/" + GAME_ID
SAY = {
    "en": {"table": "Table", "log": "What happened", "waiting": "Waiting for {}", "idle": "Nothing to do for you. Enter to look again: ",
           "final": "cannot be taken back", "pick": "Choose {}", "range": "{} to {}", "times": "up to {} times", "numbers": "numbers, separated by spaces: ",
           "number": "number: ", "none": "nothing to leave it",
           "choice": "Your choice (a number; u: start over; ? and a name: explain it; nothing: look again): "},
    "fr": {"table": "Table", "log": "Ce qui s’est passé", "waiting": "On attend {}", "idle": "Rien à faire pour vous. Entrée pour regarder encore : ",
           "final": "sans retour", "pick": "Choisissez {}", "range": "de {} à {}", "times": "jusqu’à {} fois", "numbers": "numéros, séparés par des espaces : ",
           "number": "numéro : ", "none": "rien pour la laisser",
           "choice": "Votre choix (un numéro ; u : recommencer ; ? et un nom : l’expliquer ; rien : regarder encore) : "},
}[LANGUAGE]
COLON = " : " if LANGUAGE == "fr" else ": "


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
    """What the words of a game mean: its components, and the words of its states."""

    def __init__(self, game, seats):
        catalog = call("GET", f"/v1/catalog/{game}/components")
        self.components, self.seats = catalog["components"], seats
        self.names = {word["word"]: word["name"] for word in catalog["words"]}
        self.names.update({component["id"]: component["name"] for component in reversed(self.components)})
        self.kinds = {word["word"]: word["kind"] for word in catalog["words"] if "kind" in word}
        self.by_kind = {(component["kind"], component["id"]): component["name"] for component in self.components}

    def name(self, word):
        return re.sub(r"\{(\d)}", lambda seat: self.seat(int(seat[1])), self.names.get(word, word))

    def seat(self, number):
        return self.seats.get(number, self.names.get("rival", "?"))

    def say(self, value, field):
        """A value of that field; nothing for what is not there."""
        kind = self.kinds.get(field)
        if isinstance(value, dict):
            fields = [f"{self.name(key)} {self.say(each, key)}" for key, each in value.items() if key != "id" and self.say(each, key)]
            return ", ".join(([self.name(value["id"])] if "id" in value else []) + fields)
        if isinstance(value, list) and kind == "by-seat":
            return "; ".join(f"{self.seat(n)} {self.say(each, None)}" for n, each in enumerate(value, 1) if each)
        if isinstance(value, list) and any(isinstance(each, list) for each in value):
            return "; ".join(f"{n}{COLON}{self.say(each, field)}" for n, each in enumerate(value, 1) if each)
        if isinstance(value, list):
            said = [self.say(each, field) for each in value]
            if all(each.isdecimal() for each in said):
                return ", ".join(said)
            return ", ".join(each if said.count(each) == 1 else f"{each} ×{said.count(each)}" for each in dict.fromkeys(said))
        if isinstance(value, bool) or value is None:
            return "✓" if value else ""
        if isinstance(value, int):
            return self.seat(value) if kind == "seat" else self.by_kind.get((kind, str(value)), str(value))
        return self.name(value)

    def explain(self, word):
        for component in self.components:
            if word in (component["id"], component["name"]):
                print(f'  {component["name"]} ({component["rule"]}): {component.get("text", "")}')


def table(state, box, indent=1):
    """A state as nested lines. What is asked is left out: the question says it."""
    for key, value in state.items():
        if key in ("asked", "type", "id", "seat"):
            continue
        deep = isinstance(value, list) and any(isinstance(each, dict) for each in value)
        if deep or isinstance(value, dict) and any(isinstance(each, (dict, list)) and each for each in value.values()):
            print("  " * indent + box.name(key) + COLON.rstrip())
            for each in value if deep else [value]:
                head = box.say(each["id"], "id") if "id" in each else box.say(each["seat"], "seat") if "seat" in each else ""
                if head:
                    print("  " * (indent + 1) + head)
                if head or not deep:
                    table(each, box, indent + (2 if head else 1))
                else:
                    print("  " * (indent + 1) + box.say(each, key))
        elif box.say(value, key):
            print("  " * indent + box.name(key) + COLON + box.say(value, key))


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


def notes(of):
    """What an option or a value costs and gives, and whether it is final."""
    said = [of["hint"]] if "hint" in of else []
    said += [SAY["times"].format(of["times"])] if of.get("times", 1) > 1 else []
    said += [SAY["final"]] if of.get("final") else []
    return f' ({"; ".join(said)})' if said else ""


def assign(choice):
    """Lets the player fill in slots: a value for each, or none where that is allowed."""
    filled = {}
    for slot in choice["slots"]:
        items = [item for item in choice["of"] if item["value"] in slot["of"]]
        print(f'    {slot["label"]}' + ("" if slot["required"] else f' ({SAY["none"]})') + COLON.rstrip())
        for number, item in enumerate(items, 1):
            print(f'      {number}. {item["label"]}{notes(item)}')
        wanted = input("      " + SAY["number"]).strip()
        if wanted:
            filled[slot["slot"]] = items[int(wanted) - 1]["value"]
    return filled


def pick(choice):
    """Lets the player fill in one choice."""
    few, many = choice["min"], choice["max"]
    print("  " + SAY["pick"].format(few if few == many else SAY["range"].format(few, many)) + COLON.rstrip())
    if "slots" in choice:
        return assign(choice)
    for number, item in enumerate(choice["of"], 1):
        print(f'    {number}. {item["label"]}{notes(item)}')
    wanted = input("    " + SAY["numbers"]).split()
    return [choice["of"][int(number) - 1]["value"] for number in wanted]


def play(back):
    """One decision; back is the version to which the player may return."""
    asked = call("GET", GAME + "/options")
    for number, option in enumerate(asked["options"], 1):
        print(f'  {number}. {option["label"]}{notes(option)}')
    wanted = input(SAY["choice"]).strip()
    if wanted.startswith("?"):
        return wanted[1:].strip()
    done = {}
    try:
        if wanted == "u":
            done = call("POST", f'{GAME}/undo?to={back or asked["version"]}')
        elif wanted:
            option = asked["options"][int(wanted) - 1]
            move = {**option["move"], **{each["param"]: pick(each) for each in option.get("choose", [])}}
            done = call("POST", GAME + "/moves", {"move": move}, **{"If-Match": f'"{asked["version"]}"'})
    except (ValueError, IndexError):
        pass  # no such number: look again
    if "problem" in done:
        print("  " + done["problem"])
    return None


def main():
    seen, box = 0, None
    while True:
        game = call("GET", GAME)
        seats = {seat["seat"]: seat["name"] for seat in game["seats"]}
        box = box or Box(game["game"], seats)
        print(f'\n== {SAY["table"]}')
        table(game["state"], box)
        print(f'\n== {SAY["log"]}')
        seen = log(seen)
        if game["status"] != "running":
            return
        print("\n== " + SAY["waiting"].format(", ".join(seats[seat] for seat in game["awaiting"])))
        if "question" not in game:
            input(SAY["idle"])
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
