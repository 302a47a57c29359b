package dev.starpost.rating.game;

import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Where somebody sits in games that are not over, and since when they are waited for. */
@ApplicationScoped
class TurnData implements PersonalData {
  private final Games games;

  TurnData(Games games) {
    this.games = games;
  }

  /**
   * @param name as the game has told it
   */
  record Turn(
      String gameId,
      int seat,
      String name,
      Optional<Instant> askedAt,
      boolean timed,
      boolean answered) {}

  @Override
  public String part() {
    return "openTurns";
  }

  @Override
  public List<Turn> of(String account) {
    return games.seatsOf(account).stream().map(TurnData::turn).toList();
  }

  private static Turn turn(StoredSeat stored) {
    SeatTurn seat = stored.turn();
    return new Turn(
        stored.game(), seat.seat(), seat.name(), seat.askedAt(), seat.timed(), seat.answered());
  }

  /** The others' games go on; nobody is named in them. */
  @Override
  public void erase(String account) {
    games.forgetName(account);
  }
}
