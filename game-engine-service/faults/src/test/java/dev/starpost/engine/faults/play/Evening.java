package dev.starpost.engine.faults.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * A group of players who play one game after the other until it is late. Those who are asked at the
 * same time answer at the same time. Most of what they do is allowed; some of it is not, some was
 * done before.
 */
public final class Evening implements Callable<List<Table>> {
  private static final int LONGEST_THOUGHT_MILLIS = 300;
  private static final int ONE_IN_SO_MANY_TIMED = 4;
  private static final String SHORT = "PT3S";

  private final String name;
  private final Courier courier;
  private final Random random;
  private final ExecutorService threads;
  private final BooleanSupplier late;
  private final List<Table> tables = new ArrayList<>();
  private final List<Told.Done> done = new ArrayList<>();

  public Evening(
      String name, Courier courier, Random random, ExecutorService threads, BooleanSupplier late) {
    this.name = name;
    this.courier = courier;
    this.random = random;
    this.threads = threads;
    this.late = late;
  }

  /** Plays until it is late, and gives every game that was begun. */
  @Override
  public List<Table> call() throws InterruptedException, ExecutionException {
    while (!late.getAsBoolean()) {
      Table table = courier.start(company(), clock());
      tables.add(table);
      done.clear();
      boolean running = true;
      while (running && !late.getAsBoolean()) {
        running = playOn(table);
      }
    }
    return tables;
  }

  /** In some games time is so short that those whose engine was killed may lose by it. */
  private Optional<String> clock() {
    return random.nextInt(ONE_IN_SO_MANY_TIMED) == 0 ? Optional.of(SHORT) : Optional.empty();
  }

  private List<String> company() {
    int players = 2 + random.nextInt(3);
    List<String> accounts = new ArrayList<>();
    for (int seat = 1; seat <= players; seat++) {
      accounts.add(name + "-" + seat);
    }
    return accounts;
  }

  /** Everybody who is asked does something; false if the game is over. */
  private boolean playOn(Table table) throws InterruptedException, ExecutionException {
    Reply game = courier.read(table.path(), table.accounts().get(0));
    if (game.body().path("status").asText().equals("finished")) {
      return false;
    }
    List<Future<?>> acting = new ArrayList<>();
    for (int seat = 1; seat <= table.accounts().size(); seat++) {
      boolean awaited = isAwaited(seat, game.body().path("awaiting"));
      // Whoever is not awaited may change an answer, or has nothing to do and learns that.
      if (awaited || random.nextInt(12) == 0) {
        String account = table.account(seat);
        Random own = new Random(random.nextLong());
        acting.add(
            threads.submit(
                () -> {
                  act(table, account, own);
                  return null;
                }));
      }
    }
    for (Future<?> player : acting) {
      player.get();
    }
    return true;
  }

  private static boolean isAwaited(int seat, JsonNode awaiting) {
    for (JsonNode each : awaiting) {
      if (each.asInt() == seat) {
        return true;
      }
    }
    return false;
  }

  private void act(Table table, String account, Random own) throws InterruptedException {
    Thread.sleep(own.nextInt(LONGEST_THOUGHT_MILLIS));
    int whim = own.nextInt(100);
    if (whim < 6) {
      doAgain(account, own);
    } else if (whim < 11) {
      reuseKey(account, own);
    } else {
      playSomething(table, account, whim, own);
    }
  }

  private void playSomething(Table table, String account, int whim, Random own)
      throws InterruptedException {
    Reply options = courier.read(table.path() + "/options", account);
    long version = options.version();
    Command command;
    if (whim < 18) {
      command = Command.move(table.gameId(), account, Moves.illegal(own), version);
    } else if (whim < 24) {
      command = Command.of("undo", table.gameId(), account, version);
    } else if (whim < 25) {
      command = Command.of("resignation", table.gameId(), account, version);
    } else if (options.body().path("options").isEmpty()) {
      command = Command.move(table.gameId(), account, Moves.illegal(own), version);
      whim = 17;
    } else {
      JsonNode move = Moves.any(options.body().path("options"), own);
      command = Command.move(table.gameId(), account, move, version);
    }
    Told told = courier.play(command);
    if (told instanceof Told.Done one) {
      if (whim < 18) {
        courier.ledger().surprise("an illegal move was accepted: " + one);
      }
      remember(one);
      lookAgain(table, account, one);
    }
  }

  private synchronized void remember(Told.Done one) {
    done.add(one);
  }

  private synchronized Optional<Told.Done> remembered(String account, Random own) {
    List<Told.Done> mine =
        done.stream().filter(one -> one.command().account().equals(account)).toList();
    return mine.isEmpty() ? Optional.empty() : Optional.of(mine.get(own.nextInt(mine.size())));
  }

  /** Whoever was told a version never sees less, wherever they look. */
  private void lookAgain(Table table, String account, Told.Done one) throws InterruptedException {
    Reply game = courier.read(table.path(), account);
    if (game.version() < one.version()) {
      courier.ledger().surprise("after " + one + " a look showed version " + game.version());
    }
  }

  private void doAgain(String account, Random own) throws InterruptedException {
    Optional<Told.Done> before = remembered(account, own);
    if (before.isPresent()) {
      courier.playAgain(before.get());
    }
  }

  private void reuseKey(String account, Random own) throws InterruptedException {
    Optional<Told.Done> before = remembered(account, own);
    if (before.isPresent()) {
      courier.reuseKey(before.get(), Moves.illegal(own));
    }
  }
}
