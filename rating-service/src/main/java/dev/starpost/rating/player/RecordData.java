package dev.starpost.rating.player;

import dev.starpost.rating.ladder.Standings;
import dev.starpost.web.export.PersonalData;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jdbi.v3.core.Jdbi;

/**
 * How somebody's games ended, and how they keep their time. Erased first: others ask who is gone.
 */
@ApplicationScoped
@Priority(1)
class RecordData implements PersonalData {
  private final Jdbi jdbi;
  private final PlayerRecords dossiers;
  private final Standings standings;

  RecordData(Jdbi jdbi, PlayerRecords dossiers, Standings standings) {
    this.jdbi = jdbi;
    this.dossiers = dossiers;
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
    static Kept of(PlayerRecord dossier) {
      Punctuality attendance = dossier.attendance();
      return new Kept(
          dossier.name(),
          dossier.records().entrySet().stream()
              .map(
                  game ->
                      new Ended(
                          game.getKey(),
                          game.getValue().finished(),
                          game.getValue().won(),
                          game.getValue().abandoned()))
              .toList(),
          attendance.turns(),
          attendance.turnsInTime(),
          attendance.games(),
          attendance.abandoned(),
          attendance.answers());
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
    return Optional.ofNullable(dossiers.known(List.of(account)).get(account)).map(Kept::of);
  }

  /** The player is on no list any more. What the opponents' ratings were made of stays. */
  @Override
  public void erase(String account) {
    PlayerRecord dossier = dossiers.of(new TreeSet<>(List.of(account))).get(account);
    dossier.leave();
    jdbi.useHandle(
        sql -> {
          sql.createUpdate(
                  "insert into person (account, gone) values (:account, true)"
                      + " on conflict (account) do update set gone = true, name = null,"
                      + " folded_name = null, answers = '{}', turns = 0, turns_in_time = 0,"
                      + " games = 0, abandoned = 0")
              .bind("account", account)
              .execute();
          sql.createUpdate("delete from game_record where account = :account")
              .bind("account", account)
              .execute();
        });
    standings.store(dossier.standingChanges());
  }
}
