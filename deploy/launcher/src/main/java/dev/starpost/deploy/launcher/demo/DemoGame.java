package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.demo.PublicApi.Answer;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/** Two guests who play a game to its end, and what can be told of it meanwhile. */
final class DemoGame {
  private static final Duration GLANCE = Duration.ofMillis(200);
  private static final int MOST_GLANCES = 300;

  /** Somebody else was faster, or what was seen has changed: look again. */
  private static final Set<Integer> OVERTAKEN = Set.of(409, 412);

  private static final int NOT_KNOWN_YET = 202;

  private final String path;
  private final List<Guest> players;
  private final Salvor salvor;
  private final Story story;
  private final Consumer<String> tell;
  private final PublicApi.Sleep sleep;
  private long told;

  private DemoGame(
      String id, List<Guest> players, Story story, Consumer<String> tell, PublicApi.Sleep sleep) {
    this.path = pathOf(id);
    this.players = players;
    // The same game is played in the same way again, should it be begun anew in the middle.
    this.salvor = new Salvor(new Random(id.hashCode()));
    this.story = story;
    this.tell = tell;
    this.sleep = sleep;
  }

  static String pathOf(String id) {
    return "/v1/games/" + id;
  }

  /**
   * Returns the game as it ended.
   *
   * @param pace how long to wait before every move
   */
  static Object play(
      String id,
      List<Guest> players,
      DemoWords.Language language,
      Duration pace,
      Consumer<String> tell,
      PublicApi.Sleep sleep)
      throws InterruptedException {
    Object begun = players.get(0).get(pathOf(id));
    DemoGame game = new DemoGame(id, players, new Story(begun, language), tell, sleep);
    return game.playToTheEnd(pace);
  }

  private Object playToTheEnd(Duration pace) throws InterruptedException {
    int glances = 0;
    while (true) {
      Object game = players.get(0).get(path);
      tellWhatHappened();
      if (Json.text(game, "status").equals(Optional.of("finished"))) {
        story.ranking(JsonFields.object(game, "result")).forEach(tell);
        return game;
      }
      sleep.take(pace);
      if (moveOneOf(JsonFields.list(game, "awaiting"))) {
        glances = 0;
      } else if (++glances > MOST_GLANCES) {
        throw Refused.because("The game does not go on; nobody of %s can move.".formatted(names()));
      } else {
        sleep.take(GLANCE);
      }
    }
  }

  /** Whether somebody has moved. */
  private boolean moveOneOf(List<Object> seats) throws InterruptedException {
    for (Object seat : seats) {
      Optional<Guest> player =
          players.stream()
              .filter(guest -> guest.name().equals(story.nameOf((Long) seat)))
              .findFirst();
      if (player.isPresent() && move(player.get())) {
        return true;
      }
    }
    return false;
  }

  private boolean move(Guest player) throws InterruptedException {
    Object seen = player.get(path);
    Object options = player.get(path + "/options");
    Optional<Map<String, Object>> move = salvor.choose(options, JsonFields.object(seen, "state"));
    if (move.isEmpty()) {
      return false;
    }
    Map<String, String> headers = new HashMap<>(Guest.once());
    headers.put("If-Match", "\"" + JsonFields.number(options, "version") + "\"");
    Answer answer = player.send(path + "/moves", headers, Map.of("move", move.get()));
    for (int i = 0; answer.status() == NOT_KNOWN_YET && i < MOST_GLANCES; i++) {
      // Sent again under the same key it is the same move, and waits for the same answer.
      sleep.take(GLANCE);
      answer = player.send(path + "/moves", headers, Map.of("move", move.get()));
    }
    if (OVERTAKEN.contains(answer.status())) {
      return false;
    }
    if (!answer.isGood()) {
      throw answer.refusal();
    }
    return true;
  }

  private void tellWhatHappened() throws InterruptedException {
    long version;
    do {
      Object part = players.get(0).get(path + "/events?after=" + told);
      version = JsonFields.number(part, "version");
      List<Object> entries = JsonFields.list(part, "history");
      for (Object entry : entries) {
        story.step(entry).forEach(tell);
        told = JsonFields.number(entry, "version");
      }
      if (entries.isEmpty()) {
        return;
      }
    } while (told < version);
  }

  private String names() {
    return String.join(", ", players.stream().map(Guest::name).toList());
  }
}
