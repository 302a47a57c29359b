package dev.starpost.engine.faults.play;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.faults.platform.Engine;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Repeats what a player asks, at any engine, until there is a definite answer. */
public final class Courier {
  private static final int SHORTEST_PAUSE_MILLIS = 100;
  private static final int LONGEST_PAUSE_MILLIS = 900;

  private final Api api;
  private final Ledger ledger;
  private final Patience patience;

  public Courier(Api api, Ledger ledger, Patience patience) {
    this.api = api;
    this.ledger = ledger;
    this.patience = patience;
  }

  /** For players on a platform that nothing happens to. */
  public static Courier inPeace(Api api) {
    return new Courier(api, new Ledger(), new Patience());
  }

  public Ledger ledger() {
    return ledger;
  }

  /** Starts a game of Salvage. */
  public Table start(List<String> accounts) throws InterruptedException {
    return start("salvage", accounts);
  }

  public Table start(String game, List<String> accounts) throws InterruptedException {
    return start(game, accounts, Optional.empty());
  }

  /** Starts a game of Salvage with so much time for each move. */
  Table start(List<String> accounts, Optional<String> move) throws InterruptedException {
    return start("salvage", accounts, move);
  }

  /** An attempt without answer may have started a game as well, which nobody plays. */
  private Table start(String game, List<String> accounts, Optional<String> move)
      throws InterruptedException {
    long since = System.nanoTime();
    while (true) {
      Engine engine = api.anyEngine();
      Optional<Reply> reply = api.start(engine, game, accounts, move);
      if (reply.isPresent() && reply.get().isOk()) {
        return new Table(reply.get().body().path("gameId").asText(), accounts);
      }
      patience.check(since, "starting a game", reply + " from " + engine.name());
      pause(ThreadLocalRandom.current());
    }
  }

  /** Plays, and enters the answer in the ledger. */
  public Told play(Command command) throws InterruptedException {
    Told told = ask(command);
    ledger.add(told);
    return told;
  }

  /** Plays something that was answered before: it must be answered in the same way. */
  public void playAgain(Told.Done first) throws InterruptedException {
    Told again = ask(first.command());
    ledger.duplicate();
    if (!again.equals(first)) {
      ledger.surprise("the answer " + first + " became " + again);
    }
  }

  /** Uses the key of something that was answered for something else. */
  public void reuseKey(Told.Done first, JsonNode other) throws InterruptedException {
    Told told = ask(first.command().with(other));
    ledger.reusedKey();
    boolean refused =
        told instanceof Told.Refused refusal && refusal.problem().equals("idempotency-key-reused");
    if (!refused) {
      ledger.surprise("a key was used twice and the answer was " + told);
    }
  }

  private Told ask(Command command) throws InterruptedException {
    Random random = ThreadLocalRandom.current();
    long since = System.nanoTime();
    String last = "nothing";
    long ifMatch = command.looked();
    for (int attempt = 0; ; attempt++) {
      patience.check(since, command.toString(), last);
      Engine engine = api.anyEngine();
      ledger.sent(attempt > 0);
      Optional<Reply> reply = api.post(engine, command, ifMatch);
      last = reply + " from " + engine.name();
      Optional<Told> told = reply.flatMap(answer -> definite(command, answer));
      if (told.isPresent()) {
        return told.get();
      }
      if (reply.isPresent() && reply.get().status() == 202) {
        ledger.pending();
        // What is pending will be decided, so a client need not repeat it.
        if (random.nextBoolean()) {
          return follow(command, since);
        }
      } else {
        pause(random);
      }
      if (random.nextInt(4) == 0) {
        ifMatch = look(command, ifMatch);
      }
    }
  }

  private Optional<Told> definite(Command command, Reply reply) {
    return switch (reply.status()) {
      case 200 -> Optional.of(done(command, reply.body()));
      case 409, 412, 422 -> Optional.of(new Told.Refused(command, reply.status(), reply.problem()));
      case 202, 401, 503 -> Optional.empty();
      default -> {
        ledger.surprise(command + " was answered " + reply);
        yield Optional.empty();
      }
    };
  }

  private Told.Done done(Command command, JsonNode body) {
    if (!body.path("commandId").asText().equals(command.commandId())) {
      ledger.surprise(command + " was answered with the id of another command: " + body);
    }
    return new Told.Done(command, body.path("version").asLong(), body.path("events"));
  }

  /** Asks only what has become of the command. */
  private Told follow(Command command, long since) throws InterruptedException {
    String path = "/v1/games/" + command.gameId() + "/commands/" + command.commandId();
    String last = "202";
    while (true) {
      patience.check(since, "after a 202, what became of " + command, last);
      Optional<Reply> reply = api.get(api.anyEngine(), path, command.account());
      last = reply.toString();
      if (reply.isPresent() && reply.get().isOk()) {
        JsonNode body = reply.get().body();
        switch (body.path("status").asText()) {
          case "done" -> {
            return done(command, body);
          }
          case "refused" -> {
            Reply problem = new Reply(body.at("/problem/status").asInt(), body.path("problem"));
            return new Told.Refused(command, problem.status(), problem.problem());
          }
          default -> {}
        }
      }
      pause(ThreadLocalRandom.current());
    }
  }

  /** A client may look again before it repeats a move. */
  private long look(Command command, long known) throws InterruptedException {
    String path = "/v1/games/" + command.gameId();
    return api.get(api.anyEngine(), path, command.account())
        .filter(Reply::isOk)
        .map(Reply::version)
        .orElse(known);
  }

  /** Asks any engine until one answers. */
  public Reply read(String path, String account) throws InterruptedException {
    long since = System.nanoTime();
    String last = "nothing";
    while (true) {
      patience.check(since, "GET " + path + " by " + account, last);
      Engine engine = api.anyEngine();
      Optional<Reply> reply = api.get(engine, path, account);
      last = reply + " from " + engine.name();
      if (reply.isPresent()) {
        if (reply.get().isOk()) {
          return reply.get();
        }
        if (reply.get().status() != 503 && reply.get().status() != 401) {
          ledger.surprise("GET " + path + " was answered " + reply.get());
        }
      }
      pause(ThreadLocalRandom.current());
    }
  }

  private static void pause(Random random) throws InterruptedException {
    Thread.sleep(
        SHORTEST_PAUSE_MILLIS + random.nextInt(LONGEST_PAUSE_MILLIS - SHORTEST_PAUSE_MILLIS));
  }
}
