package dev.starpost.matchmaking.challenge;

import dev.starpost.contracts.ContractJson;
import dev.starpost.messaging.Storable;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/** Repository of challenges. */
@ApplicationScoped
class ChallengeBook {
  private final Jdbi jdbi;

  ChallengeBook(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Whether it is open now; not if the two have one already. */
  boolean add(Challenge challenge) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                        "insert into challenge (id, game, challenger, challenged, options, clock,"
                            + " state, made_at, expires_at) values (:id, :game, :challenger,"
                            + " :challenged, :options, :clock, 'open', :made, :expires)"
                            + " on conflict do nothing")
                    .bind("id", challenge.id())
                    .bind("game", challenge.game())
                    .bind("challenger", challenge.challenger())
                    .bind("challenged", challenge.challenged())
                    .bind("options", ContractJson.text(challenge.options()))
                    .bind("clock", ContractJson.text(challenge.clock()))
                    .bind("made", challenge.madeAt())
                    .bind("expires", challenge.expiresAt())
                    .execute()
                == 1);
  }

  /** One that somebody takes part in. */
  Optional<Challenge> of(String account, String id) {
    return one(account, id, "");
  }

  /** The same, while nobody else changes it until the transaction ends. */
  Optional<Challenge> locked(String account, String id) {
    return one(account, id, " for update of c");
  }

  private Optional<Challenge> one(String account, String id, String lock) {
    if (!Storable.isText(id)) {
      return Optional.empty();
    }
    return select(
            "where c.id = :id and :account in (c.challenger, c.challenged)" + lock,
            query -> query.bind("id", id).bind("account", account))
        .stream()
        .findFirst();
  }

  /** Those somebody takes part in, newest first, before a certain one. */
  List<Challenge> of(String account, Optional<String> before, int most) {
    return select(
        "where :account in (c.challenger, c.challenged)"
            + " and (cast(:before as text) is null or c.id < :before)"
            + " order by c.id desc limit :most",
        query -> query.bind("account", account).bind("before", before).bind("most", most));
  }

  /** Open ones that somebody takes part in, locked. */
  List<Challenge> openOf(String account) {
    return select(
        "where :account in (c.challenger, c.challenged) and c.state = 'open'"
            + " order by c.id for update of c",
        query -> query.bind("account", account));
  }

  /** Some whose time is over, locked; not those that others lock. */
  List<Challenge> overdue(Instant now, int most) {
    return select(
        "where c.state = 'open' and c.expires_at <= :now order by c.expires_at limit :most"
            + " for update of c skip locked",
        query -> query.bind("now", now).bind("most", most));
  }

  /** Forgets some that ended before then; how many. */
  int forgetEndedBefore(Instant then, int most) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                    "delete from challenge where id in (select id from challenge"
                        + " where ended_at < :then limit :most for update skip locked)")
                .bind("then", then)
                .bind("most", most)
                .execute());
  }

  int countOpenBy(String challenger) {
    return count(
        "challenger = :challenger and state = 'open'",
        query -> query.bind("challenger", challenger));
  }

  /** Whether the challenged has not accepted one of the challenger since then. */
  boolean wasTurnedDown(String challenger, String challenged, String game, Instant since) {
    return count(
            "challenger = :challenger and challenged = :challenged and game = :game"
                + " and state in ('declined', 'ignored') and ended_at > :since",
            query ->
                query
                    .bind("challenger", challenger)
                    .bind("challenged", challenged)
                    .bind("game", game)
                    .bind("since", since))
        > 0;
  }

  /** How many somebody has declined in a game since then. */
  int countDeclined(String challenged, String game, Instant since) {
    return count(
        "challenged = :challenged and game = :game and state = 'declined' and ended_at > :since",
        query -> query.bind("challenged", challenged).bind("game", game).bind("since", since));
  }

  void end(
      String id,
      ChallengeState state,
      Optional<String> consequence,
      Optional<String> tableId,
      Instant now) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update challenge set state = :state, consequence = :consequence,"
                        + " table_id = :table, ended_at = :now where id = :id")
                .bind("state", state.word())
                .bind("consequence", consequence)
                .bind("table", tableId)
                .bind("now", now)
                .bind("id", id)
                .execute());
  }

  @FunctionalInterface
  private interface Binding {
    Query of(Query query);
  }

  private List<Challenge> select(String condition, Binding binding) {
    return jdbi.withHandle(
        sql ->
            binding
                .of(sql.createQuery(Challenge.QUERY + condition))
                .map((row, context) -> Challenge.of(row))
                .list());
  }

  private int count(String condition, Binding binding) {
    return jdbi.withHandle(
        sql ->
            binding
                .of(sql.createQuery("select count(*) from challenge where " + condition))
                .mapTo(Integer.class)
                .one());
  }
}
