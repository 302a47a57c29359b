package dev.starpost.deploy.load.moves;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.load.bench.BenchTokens;
import io.vertx.core.Vertx;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * One simulated table. One game at a time, played by its seats as independent clients; after its
 * end another one. All of it happens on the thread of the engines' answers.
 */
public final class PlayedTable {
  static final int SEATS = 3;

  private static final long PAUSE_AFTER_ERROR_MILLIS = 500;

  private final int number;
  private final Vertx vertx;
  private final EngineClient engines;
  private final BenchTokens tokens;
  private final Supplier<Tally> tally;
  private final Pace pace;
  private final MoveChoice choice;
  private final List<String> accounts;
  private final Set<Integer> busy = new HashSet<>();
  private Situation situation;
  private boolean opening;
  private boolean leaving;
  private Runnable whenIdle = () -> {};

  /**
   * @param tally asked for each time something is counted, because it changes with what is measured
   */
  PlayedTable(
      int number,
      Vertx vertx,
      EngineClient engines,
      BenchTokens tokens,
      Supplier<Tally> tally,
      Pace pace) {
    this.number = number;
    this.vertx = vertx;
    this.engines = engines;
    this.tokens = tokens;
    this.tally = tally;
    this.pace = pace;
    this.choice = new MoveChoice(new Random(number));
    this.accounts =
        IntStream.rangeClosed(1, SEATS).mapToObj(seat -> account(number, seat)).toList();
  }

  static String account(int table, int seat) {
    return "bench-" + table + "-" + seat;
  }

  /** The game as it is known here; empty before the first one is opened. */
  public Optional<Situation> situation() {
    return Optional.ofNullable(situation);
  }

  public String token(int seat) {
    return tokens.player(accounts.get(seat - 1));
  }

  /** Opens a game, and plays. */
  void sitDown() {
    if (leaving) {
      whenIdle.run();
      return;
    }
    opening = true;
    engines
        .open(number, accounts, tokens.operator())
        .onComplete(
            answer -> {
              opening = false;
              if (answer.failed() || answer.result().status() != 201) {
                fail("opening a game", answer.failed() ? answer.cause() : answer.result());
                vertx.setTimer(PAUSE_AFTER_ERROR_MILLIS, timer -> sitDown());
                return;
              }
              tally.get().started();
              situation = Situation.opened(answer.result().json(), SEATS);
              go();
            });
  }

  /**
   * Makes no more moves.
   *
   * @param then called once, when no answer is outstanding any more
   */
  void leave(Runnable then) {
    leaving = true;
    whenIdle = then;
    if (isIdle()) {
      then.run();
    }
  }

  /** Whether it has come as far as it should, and no answer is outstanding. */
  boolean isAtRest() {
    return leaving && isIdle();
  }

  private boolean isIdle() {
    return busy.isEmpty() && !opening;
  }

  /** Lets those act whose turn it is and who have heard of their last move. */
  private void go() {
    if (leaving) {
      if (isIdle()) {
        whenIdle.run();
      }
      return;
    }
    if (situation.finished()) {
      if (busy.isEmpty()) {
        sitDown();
      }
      return;
    }
    List<Integer> acting = pace.acting(situation);
    if (acting.isEmpty() && busy.isEmpty()) {
      leaving = true;
      whenIdle.run();
      return;
    }
    for (int seat : acting) {
      if (busy.add(seat)) {
        act(seat);
      }
    }
  }

  private void act(int seat) {
    Optional<String> move = choice.unasked(situation);
    if (move.isPresent()) {
      move(seat, situation.version(), move.get());
      return;
    }
    tally.get().askedForOptions();
    engines
        .get(client(seat), "/v1/games/" + situation.gameId() + "/options", token(seat))
        .onComplete(
            answer -> {
              if (answer.failed() || answer.result().status() != 200) {
                fail("options", answer.failed() ? answer.cause() : answer.result());
                lookAgainLater(seat);
                return;
              }
              JsonNode options = answer.result().json();
              choice
                  .from(options)
                  .ifPresentOrElse(
                      chosen -> move(seat, options.path("version").asLong(), chosen),
                      () -> {
                        tally.get().stale();
                        look(seat);
                      });
            });
  }

  private void move(int seat, long version, String move) {
    engines
        .move(client(seat), situation.gameId(), version, move, token(seat))
        .onComplete(
            answer -> {
              if (answer.failed()) {
                fail("move", answer.cause());
                lookAgainLater(seat);
                return;
              }
              EngineClient.Reply reply = answer.result();
              switch (reply.status()) {
                case 200 -> {
                  tally.get().moved(reply.nanos());
                  situation = situation.after(reply.json());
                  busy.remove(seat);
                  go();
                }
                case 409, 412 -> {
                  tally.get().stale();
                  look(seat);
                }
                default -> {
                  fail("move", reply);
                  lookAgainLater(seat);
                }
              }
            });
  }

  private void lookAgainLater(int seat) {
    vertx.setTimer(PAUSE_AFTER_ERROR_MILLIS, timer -> look(seat));
  }

  /** For a seat that has lost the thread: what is asked, as it sees the game. */
  private void look(int seat) {
    tally.get().lookedAtGame();
    engines
        .get(client(seat), "/v1/games/" + situation.gameId(), token(seat))
        .onComplete(
            answer -> {
              if (answer.failed() || answer.result().status() != 200) {
                fail("game", answer.failed() ? answer.cause() : answer.result());
                if (leaving) {
                  busy.remove(seat);
                  go();
                } else {
                  lookAgainLater(seat);
                }
                return;
              }
              Situation seen = Situation.seen(answer.result().json());
              if (seen.version() >= situation.version()) {
                situation = seen;
              }
              busy.remove(seat);
              go();
            });
  }

  /** Neighbours at a table use different engines, where there are several. */
  private int client(int seat) {
    return number + seat;
  }

  private void fail(String what, Object why) {
    String reason = why instanceof EngineClient.Reply reply ? reply.problem() : String.valueOf(why);
    tally.get().failed(what + ": " + reason);
  }
}
