package dev.starpost.matchmaking.challenge;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Consequence;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Lapse;
import dev.starpost.matchmaking.account.PlayerListener;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.match.MatchedTables;
import dev.starpost.matchmaking.play.GameRequest;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.matchmaking.topic.MatchmakingPublisher;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Application service of challenges, from the first word to the table or to the consequence. */
@ApplicationScoped
public class Challenges implements PlayerListener {
  private final ChallengeBook book;
  private final Players people;
  private final MatchedTables tables;
  private final MatchmakingPublisher publisher;
  private final ChallengeSettings settings;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  Challenges(
      ChallengeBook book,
      Players people,
      MatchedTables tables,
      MatchmakingPublisher publisher,
      ChallengeSettings settings,
      Clock clock) {
    this.book = book;
    this.people = people;
    this.tables = tables;
    this.publisher = publisher;
    this.settings = settings;
    this.clock = clock;
  }

  /** In the present transaction. That the two may meet was found out before. */
  Challenge make(String challenger, String challenged, GameRequest play) {
    // Lest two requests take the last place.
    people.lock(challenger);
    // A token outlives an account by some minutes.
    if (!people.gone(List.of(challenger)).isEmpty()) {
      throw new AuthenticationFailedException();
    }
    Instant now = clock.instant();
    if (book.countOpenBy(challenger) >= settings.mostOpen()) {
      throw Problem.of(MatchmakingProblem.TOO_MANY_CHALLENGES, "most", settings.mostOpen());
    }
    if (book.wasTurnedDown(challenger, challenged, play.game(), now.minus(settings.peace()))) {
      throw Problem.of(MatchmakingProblem.CHALLENGED_LATELY, "days", settings.peace().toDays());
    }
    Challenge challenge =
        new Challenge(
            UlidCreator.getMonotonicUlid().toString(),
            challenger,
            challenged,
            play,
            now,
            now.plus(settings.timeToAnswer()));
    if (!book.add(challenge)) {
      throw Problem.of(MatchmakingProblem.ALREADY_CHALLENGED);
    }
    publisher.tell(
        challenge.id(),
        new MatchmakingEvent.ChallengeMade(
            challenge.id(),
            challenge.game(),
            challenger,
            challenged,
            challenge.options(),
            challenge.clock(),
            challenge.expiresAt(),
            now));
    return challenge;
  }

  Challenge require(String account, String id) {
    return book.of(account, id).orElseThrow(() -> none(id));
  }

  /** The challenged plays: a table is asked for, with seats that are drawn. */
  @Transactional
  Challenge accept(String account, String id) {
    Challenge challenge = toAnswer(account, id);
    Instant now = clock.instant();
    String table = UlidCreator.getMonotonicUlid().toString();
    List<String> seats = new ArrayList<>(List.of(challenge.challenger(), challenge.challenged()));
    Collections.shuffle(seats, random);
    challenge.accept(table, now);
    tables.add(List.of(MatchedTables.Asked.challenge(table, challenge.game(), seats)), now);
    MatchmakingPublisher.Batch batch = publisher.batch();
    batch.tell(
        id,
        new MatchmakingEvent.ChallengeAccepted(
            id, challenge.game(), challenge.challenger(), challenge.challenged(), table, now));
    batch.ask(
        new LobbyCommand.CreateMatchedTable(
            table,
            challenge.game(),
            seats,
            challenge.options(),
            challenge.clock(),
            true,
            LobbyCommand.Why.CHALLENGE,
            now));
    batch.send();
    return challenge;
  }

  /** The challenged does not play, which has a consequence if they do so often. */
  @Transactional
  Challenge decline(String account, String id) {
    // Lest two of them be the one that is free. Players are locked before challenges, everywhere.
    people.lock(account);
    Challenge challenge = toAnswer(account, id);
    Instant since = clock.instant().minus(settings.leniency());
    boolean free = book.countDeclined(account, challenge.game(), since) < settings.freeDeclines();
    lapse(challenge, Lapse.DECLINED, free ? Consequence.NONE : Consequence.RESTING);
    return challenge;
  }

  /** The challenger has thought better of it. Once more does no harm. */
  @Transactional
  void withdraw(String account, String id) {
    Challenge challenge = book.locked(account, id).orElseThrow(() -> none(id));
    if (!challenge.challenger().equals(account)) {
      throw Problem.of(MatchmakingProblem.NOT_YOURS_TO_ANSWER);
    }
    if (challenge.state() == ChallengeState.OPEN) {
      withdraw(challenge);
    } else if (challenge.state() != ChallengeState.WITHDRAWN) {
      throw over(challenge);
    }
  }

  /** Whoever is gone plays with nobody. */
  @Override
  public void left(String account) {
    book.openOf(account).forEach(this::withdraw);
  }

  private void withdraw(Challenge challenge) {
    Instant now = clock.instant();
    challenge.withdraw(now);
    publisher.tell(
        challenge.id(),
        new MatchmakingEvent.ChallengeWithdrawn(
            challenge.id(), challenge.game(), challenge.challenger(), challenge.challenged(), now));
  }

  /** Ends some that nobody has answered in time; in the present transaction. */
  int lapseSome(int most) {
    Instant now = clock.instant();
    List<Challenge> overdue = book.overdue(now, most);
    for (Challenge challenge : overdue) {
      // Whoever is on vacation need not answer anything.
      boolean away =
          people
              .present(challenge.challenged())
              .filter(person -> person.isOnVacation(now))
              .isPresent();
      lapse(challenge, Lapse.IGNORED, away ? Consequence.NONE : Consequence.RESTING);
    }
    return overdue.size();
  }

  private void lapse(Challenge challenge, Lapse how, Consequence consequence) {
    Instant now = clock.instant();
    ChallengeState state = how == Lapse.DECLINED ? ChallengeState.DECLINED : ChallengeState.IGNORED;
    challenge.lapse(state, consequence, now);
    publisher.tell(
        challenge.id(),
        new MatchmakingEvent.ChallengeLapsed(
            challenge.id(),
            challenge.game(),
            challenge.challenger(),
            challenge.challenged(),
            how,
            consequence,
            now));
  }

  private Challenge toAnswer(String account, String id) {
    Challenge challenge = book.locked(account, id).orElseThrow(() -> none(id));
    if (!challenge.challenged().equals(account)) {
      throw Problem.of(MatchmakingProblem.NOT_YOURS_TO_ANSWER);
    }
    boolean late = !clock.instant().isBefore(challenge.expiresAt());
    if (challenge.state() != ChallengeState.OPEN || late) {
      throw over(challenge);
    }
    return challenge;
  }

  private static Problem over(Challenge challenge) {
    return Problem.of(MatchmakingProblem.CHALLENGE_OVER).with("state", challenge.state());
  }

  private static Problem none(String id) {
    return Problem.of(MatchmakingProblem.NO_SUCH_CHALLENGE, "id", id);
  }
}
