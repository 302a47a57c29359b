package dev.starpost.rating.player;

import dev.starpost.rating.standing.Standings;
import dev.starpost.web.export.PersonalData;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * How somebody's games ended, and how they keep their time. Erased first: others ask who is gone.
 */
@ApplicationScoped
@Priority(1)
class RecordData implements PersonalData {
  private final PlayerRecords players;
  private final Standings standings;

  RecordData(PlayerRecords players, Standings standings) {
    this.players = players;
    this.standings = standings;
  }

  /**
   * @param answers the seconds that the last answers took, of which the pace is made
   */
  record Kept(
      Optional<String> name,
      List<Ended> games,
      int turns,
      int turnsInTime,
      int gamesOver,
      int gamesAbandoned,
      List<Integer> answers) {
    static Kept of(PlayerRecord player) {
      Punctuality punctuality = player.punctuality();
      return new Kept(
          player.name(),
          player.records().entrySet().stream()
              .map(
                  game ->
                      new Ended(
                          game.getKey(),
                          game.getValue().finished(),
                          game.getValue().won(),
                          game.getValue().abandoned()))
              .toList(),
          punctuality.turns(),
          punctuality.turnsInTime(),
          punctuality.games(),
          punctuality.abandoned(),
          punctuality.answers());
    }
  }

  /** All games of one kind. */
  record Ended(String game, int finished, int won, int abandoned) {}

  @Override
  public String part() {
    return "record";
  }

  @Override
  public Object of(String account) {
    return Optional.ofNullable(players.known(List.of(account)).get(account)).map(Kept::of);
  }

  /** The player is on no list any more. What the opponents' ratings were made of stays. */
  @Override
  public void erase(String account) {
    PlayerRecord player = players.of(new TreeSet<>(List.of(account))).get(account);
    player.leave();
    players.forget(account);
    standings.store(player.standingChanges());
  }
}
