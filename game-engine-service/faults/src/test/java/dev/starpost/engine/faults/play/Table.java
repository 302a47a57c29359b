package dev.starpost.engine.faults.play;

import dev.starpost.engine.faults.platform.Engine;
import java.util.List;
import java.util.Optional;

/**
 * A game that was started.
 *
 * @param accounts in seating order
 */
public record Table(String gameId, List<String> accounts) {

  public Table {
    accounts = List.copyOf(accounts);
  }

  /**
   * Starts a game. An attempt without answer may have started one as well, which nobody plays.
   *
   * @param since when it was tried first
   */
  static Table start(Api api, List<String> accounts, Patience patience)
      throws InterruptedException {
    long since = System.nanoTime();
    while (true) {
      Engine engine = api.anyEngine();
      Optional<Reply> reply = api.start(engine, accounts);
      if (reply.isPresent() && reply.get().isOk()) {
        return new Table(reply.get().body().path("gameId").asText(), accounts);
      }
      patience.check(since, "starting a game", reply + " from " + engine.name());
      Thread.sleep(100);
    }
  }

  public String path() {
    return "/v1/games/" + gameId;
  }

  public String account(int seat) {
    return accounts.get(seat - 1);
  }
}
