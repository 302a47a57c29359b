package dev.starpost.matchmaking.challenge;

import dev.starpost.contracts.ContractJson;
import dev.starpost.messaging.Storable;
import io.quarkus.hibernate.orm.panache.PanacheQuery;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Timeouts;
import org.hibernate.jpa.SpecHints;

/** Repository of challenges. */
@ApplicationScoped
public class ChallengeBook implements PanacheRepositoryBase<Challenge, String> {
  private static final String TAKES_PART = "(challenger = ?1 or challenged = ?1)";

  /** Whether it is open now; not if the two have one already. */
  boolean add(Challenge challenge) {
    return getSession()
            .createNativeMutationQuery(
                "insert into challenge (id, game, challenger, challenged, options, clock,"
                    + " state, made_at, expires_at) values (:id, :game, :challenger,"
                    + " :challenged, :options, :clock, 'open', :made, :expires)"
                    + " on conflict do nothing")
            .setParameter("id", challenge.id())
            .setParameter("game", challenge.game())
            .setParameter("challenger", challenge.challenger())
            .setParameter("challenged", challenge.challenged())
            .setParameter("options", ContractJson.text(challenge.options()))
            .setParameter("clock", ContractJson.text(challenge.clock()))
            .setParameter("made", challenge.madeAt())
            .setParameter("expires", challenge.expiresAt())
            .executeUpdate()
        == 1;
  }

  /** One that somebody takes part in. */
  Optional<Challenge> of(String account, String id) {
    return Storable.isText(id) ? one(account, id).singleResultOptional() : Optional.empty();
  }

  /** The same, while nobody else changes it until the transaction ends. */
  Optional<Challenge> locked(String account, String id) {
    return Storable.isText(id)
        ? one(account, id).withLock(LockModeType.PESSIMISTIC_WRITE).singleResultOptional()
        : Optional.empty();
  }

  private PanacheQuery<Challenge> one(String account, String id) {
    return find(TAKES_PART + " and id = ?2", account, id);
  }

  /** Those somebody takes part in, newest first, before a certain one. */
  List<Challenge> of(String account, Optional<String> before, int most) {
    return before
        .map(id -> find(TAKES_PART + " and id < ?2 order by id desc", account, id))
        .orElseGet(() -> find(TAKES_PART + " order by id desc", account))
        .range(0, most - 1)
        .list();
  }

  /** All that somebody takes part in, oldest first. */
  public List<Challenge> allOf(String account) {
    return list(TAKES_PART + " order by id", account);
  }

  /** Open ones that somebody takes part in, locked. */
  List<Challenge> openOf(String account) {
    return find(TAKES_PART + " and state = ?2 order by id", account, ChallengeState.OPEN)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .list();
  }

  /** Some whose time is over, locked; not those that others lock. */
  List<Challenge> overdue(Instant now, int most) {
    return find("state = ?1 and expiresAt <= ?2 order by expiresAt", ChallengeState.OPEN, now)
        .range(0, most - 1)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .withHint(SpecHints.HINT_SPEC_LOCK_TIMEOUT, Timeouts.SKIP_LOCKED_MILLI)
        .list();
  }

  /** Forgets some that ended before then; how many. */
  int forgetEndedBefore(Instant then, int most) {
    return getSession()
        .createNativeMutationQuery(
            "delete from challenge where id in (select id from challenge"
                + " where ended_at < :then limit :most for update skip locked)")
        .setParameter("then", then)
        .setParameter("most", most)
        .executeUpdate();
  }

  long countOpenBy(String challenger) {
    return count("challenger = ?1 and state = ?2", challenger, ChallengeState.OPEN);
  }

  /** Whether the challenged has not accepted one of the challenger since then. */
  boolean wasTurnedDown(String challenger, String challenged, String game, Instant since) {
    return count(
            "challenger = ?1 and challenged = ?2 and game = ?3 and state in (?4, ?5)"
                + " and endedAt > ?6",
            challenger,
            challenged,
            game,
            ChallengeState.DECLINED,
            ChallengeState.IGNORED,
            since)
        > 0;
  }

  /** How many somebody has declined in a game since then. */
  long countDeclined(String challenged, String game, Instant since) {
    return count(
        "challenged = ?1 and game = ?2 and state = ?3 and endedAt > ?4",
        challenged,
        game,
        ChallengeState.DECLINED,
        since);
  }
}
