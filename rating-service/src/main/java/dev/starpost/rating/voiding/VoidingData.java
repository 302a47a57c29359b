package dev.starpost.rating.voiding;

import dev.starpost.rating.result.RatedGames;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;

/** The games that an operator has declared void. */
@ApplicationScoped
public class VoidingData implements PersonalData {
  private final RatedGames games;

  VoidingData(RatedGames games) {
    this.games = games;
  }

  /** What was declared. */
  record Declared(String gameId, Instant at, String reason) {}

  @Override
  public String part() {
    return "voidings";
  }

  @Override
  public List<Declared> of(String account) {
    return games.voidedBy(account).stream()
        .map(game -> new Declared(game.id(), game.at(), game.reason()))
        .toList();
  }

  /** That it was declared stays, and why. */
  @Override
  public void erase(String account) {
    games.forgetVoidedBy(account);
  }
}
