package dev.starpost.rating.history;

import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** How somebody's ratings came about. */
@ApplicationScoped
class HistoryData implements PersonalData {
  private final Histories histories;

  HistoryData(Histories histories) {
    this.histories = histories;
  }

  /**
   * @param gameId also of a private game: the player may know of it
   */
  record Changed(
      String game,
      String season,
      Instant at,
      String cause,
      Optional<String> gameId,
      int before,
      int after) {}

  @Override
  public String part() {
    return "ratingHistory";
  }

  @Override
  public List<Changed> of(String account) {
    return histories.allOf(account).stream()
        .map(
            entry ->
                new Changed(
                    entry.game(),
                    entry.season(),
                    entry.at(),
                    entry.cause(),
                    entry.gameId(),
                    entry.before(),
                    entry.after()))
        .toList();
  }

  @Override
  public void erase(String account) {
    histories.forget(account);
  }
}
