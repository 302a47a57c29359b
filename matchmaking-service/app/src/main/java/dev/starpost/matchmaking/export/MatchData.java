package dev.starpost.matchmaking.export;

import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.match.MatchedTable;
import dev.starpost.matchmaking.match.MatchedTables;
import dev.starpost.matchmaking.match.Meetings;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tables that were made for somebody, and with whom. */
@ApplicationScoped
class MatchData implements PersonalData {
  private final MatchedTables tables;
  private final Meetings meetings;
  private final Players people;

  MatchData(MatchedTables tables, Meetings meetings, Players people) {
    this.tables = tables;
    this.meetings = meetings;
    this.people = people;
  }

  /**
   * @param why a match or a challenge
   * @param players their names in seating order; empty for those who are gone
   * @param spread points between the ratings
   * @param waited seconds of the longest wait
   */
  record Matched(
      String tableId,
      String game,
      String why,
      List<String> players,
      String state,
      Instant madeAt,
      Optional<String> gameId,
      Optional<Integer> score,
      Optional<Integer> spread,
      Optional<Long> waited) {}

  @Override
  public String part() {
    return "matches";
  }

  @Override
  public List<Matched> of(String account) {
    return tables.of(account).stream().map(this::matched).toList();
  }

  private Matched matched(MatchedTable table) {
    Map<String, String> names = people.names(table.players());
    return new Matched(
        table.id(),
        table.game(),
        table.why(),
        table.players().stream().map(player -> names.getOrDefault(player, "")).toList(),
        table.state(),
        table.madeAt(),
        table.gameId(),
        table.score(),
        table.spread(),
        table.waited());
  }

  /** Nobody can meet them again. The tables are also the others'; nobody is named in them. */
  @Override
  public void erase(String account) {
    meetings.forgetOf(account);
  }
}
