package dev.starpost.rating.result;

import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.StatelessSession;

/** The games that have counted for somebody. */
@ApplicationScoped
class ResultData implements PersonalData {
  /** By the history, which has an index by account. */
  private static final String QUERY =
      "select r.*, g.game, g.season, g.at, g.voided_at, g.reason"
          + " from (select distinct game_id from rating_change"
          + " where account = :account and game_id is not null) played"
          + " join result r on r.game_id = played.game_id and r.account = :account"
          + " join rated_game g on g.id = r.game_id order by g.at, r.game_id";

  private final StatelessSession session;

  ResultData(StatelessSession session) {
    this.session = session;
  }

  /**
   * @param score which part of the opponents was beaten, in thousandths
   * @param expected which part could be expected
   * @param reason why an operator declared it void
   */
  record Counted(
      String gameId,
      String game,
      String season,
      Instant at,
      int seat,
      int rank,
      boolean abandoned,
      int before,
      int after,
      int score,
      int expected,
      Optional<Instant> voidedAt,
      Optional<String> reason) {}

  @Override
  public String part() {
    return "ratedGames";
  }

  @Override
  public List<Counted> of(String account) {
    return session
        .createNativeQuery(QUERY, Tuple.class)
        .setParameter("account", account)
        .getResultList()
        .stream()
        .map(ResultData::counted)
        .toList();
  }

  private static Counted counted(Tuple row) {
    return new Counted(
        row.get("game_id", String.class),
        row.get("game", String.class),
        row.get("season", String.class),
        row.get("at", Instant.class),
        row.get("seat", Integer.class),
        row.get("rank", Integer.class),
        row.get("abandoned", Boolean.class),
        row.get("before", Integer.class),
        row.get("after", Integer.class),
        row.get("score", Integer.class),
        row.get("expected", Integer.class),
        Optional.ofNullable(row.get("voided_at", Instant.class)),
        Optional.ofNullable(row.get("reason", String.class)));
  }

  /** A result is also the others': theirs is made of it. Nobody is named in it. */
  @Override
  public void erase(String account) {}
}
