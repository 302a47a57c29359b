package dev.starpost.engine.faults.play;

import java.util.List;

/**
 * A game that was started.
 *
 * @param accounts in seating order
 */
public record Table(String gameId, List<String> accounts) {

  public Table {
    accounts = List.copyOf(accounts);
  }

  public String path() {
    return "/v1/games/" + gameId;
  }

  public String account(int seat) {
    return accounts.get(seat - 1);
  }
}
