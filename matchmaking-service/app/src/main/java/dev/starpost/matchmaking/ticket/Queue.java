package dev.starpost.matchmaking.ticket;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Cancellation;
import dev.starpost.matchmaking.account.People;
import dev.starpost.matchmaking.match.MatchMetrics;
import dev.starpost.matchmaking.play.Play;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.matchmaking.rating.Ratings;
import dev.starpost.matchmaking.topic.Announcements;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** Where people wait for opponents, and how they leave again. */
@ApplicationScoped
public class Queue {
  private final Tickets tickets;
  private final Ratings ratings;
  private final People people;
  private final Announcements announcements;
  private final MatchMetrics metrics;
  private final Clock clock;

  Queue(
      Tickets tickets,
      Ratings ratings,
      People people,
      Announcements announcements,
      MatchMetrics metrics,
      Clock clock) {
    this.tickets = tickets;
    this.ratings = ratings;
    this.people = people;
    this.announcements = announcements;
    this.metrics = metrics;
    this.clock = clock;
  }

  /** In the present transaction. */
  QueuedTicket enter(String account, Play play, Duration patience) {
    // A token outlives an account by some minutes.
    if (people.isGone(account)) {
      throw new AuthenticationFailedException();
    }
    Instant now = clock.instant();
    var entry =
        new Tickets.Entry(
            UlidCreator.getMonotonicUlid().toString(),
            account,
            play,
            ratings.of(account, play.game()),
            now,
            now.plus(patience));
    if (!tickets.add(entry)) {
      throw already(account, play.game());
    }
    announcements.tell(
        entry.id(),
        new MatchmakingEvent.TicketQueued(
            entry.id(),
            account,
            play.game(),
            play.seats(),
            play.options(),
            play.clock(),
            entry.rating(),
            entry.until(),
            now));
    metrics.count("queued", 1);
    return new QueuedTicket(
        entry.id(),
        account,
        play.game(),
        play.seats(),
        play.options(),
        play.clock(),
        entry.rating(),
        TicketState.WAITING,
        now,
        entry.until(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private Problem already(String account, String game) {
    String there = tickets.openFor(account, game).orElse("?");
    return Problem.of(MatchmakingProblem.ALREADY_QUEUED, "ticket", there, "game", game)
        .with("ticket", there);
  }

  /** One that does not wait any more can be cancelled again, unless it has become a game. */
  @Transactional
  void cancel(String account, String id) {
    QueuedTicket ticket = require(account, id);
    Instant now = clock.instant();
    if (tickets.cancel(ticket.id(), word(Cancellation.BY_PLAYER), now)) {
      cancelled(ticket, Cancellation.BY_PLAYER, now);
      return;
    }
    TicketState state = require(account, id).state();
    if (state == TicketState.MATCHED || state == TicketState.STARTED) {
      throw Problem.of(MatchmakingProblem.TICKET_MATCHED).with("state", state);
    }
  }

  QueuedTicket require(String account, String id) {
    return tickets
        .of(account, id)
        .orElseThrow(() -> Problem.of(MatchmakingProblem.NO_SUCH_TICKET, "id", id));
  }

  /** Whoever is gone waits for nothing; in the present transaction. */
  public void leave(String account) {
    Instant now = clock.instant();
    for (QueuedTicket ticket : tickets.waitingOf(account)) {
      tickets.cancel(ticket.id(), word(Cancellation.ACCOUNT_GONE), now);
      cancelled(ticket, Cancellation.ACCOUNT_GONE, now);
    }
  }

  private void cancelled(QueuedTicket ticket, Cancellation why, Instant now) {
    announcements.tell(
        ticket.id(),
        new MatchmakingEvent.TicketCancelled(
            ticket.id(), ticket.account(), ticket.game(), why, now));
    metrics.count("cancelled", 1);
  }

  /** As in {@code by-player}. */
  public static String word(Cancellation why) {
    return why.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Something of the account has changed that whoever looks for opponents must know. */
  public void touch(String account) {
    tickets.touch(account);
  }

  /** Opponents are sought by another rating from now on. */
  public void rate(String account, String game, int rating) {
    tickets.rate(account, game, rating);
  }
}
