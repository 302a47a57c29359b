package dev.starpost.matchmaking.ticket;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Cancellation;
import dev.starpost.idempotency.GroupOutcome;
import dev.starpost.matchmaking.account.PlayerListener;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.play.GameRequest;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.matchmaking.rating.RatingListener;
import dev.starpost.matchmaking.rating.Ratings;
import dev.starpost.matchmaking.topic.MatchmakingPublisher;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The queue of tickets: how people begin to wait for opponents, and how they leave again. */
@ApplicationScoped
public class Queue implements PlayerListener, RatingListener {
  private final Tickets tickets;
  private final Ratings ratings;
  private final Players people;
  private final MatchmakingPublisher publisher;
  private final TicketMetrics metrics;
  private final Clock clock;

  Queue(
      Tickets tickets,
      Ratings ratings,
      Players people,
      MatchmakingPublisher publisher,
      TicketMetrics metrics,
      Clock clock) {
    this.tickets = tickets;
    this.ratings = ratings;
    this.people = people;
    this.publisher = publisher;
    this.metrics = metrics;
    this.clock = clock;
  }

  /**
   * What somebody wants to wait for.
   *
   * @param headers of the request, for the messages that come of it
   */
  record Wish(String account, GameRequest play, Duration patience, Map<String, String> headers) {}

  /** In the present transaction; an outcome for each. */
  List<GroupOutcome<QueuedTicket>> enterAll(List<Wish> wishes) {
    Instant now = clock.instant();
    // A token outlives an account by some minutes.
    Set<String> gone = people.gone(wishes.stream().map(Wish::account).toList());
    Map<Ratings.Rated, Integer> rated = ratings.of(wishes.stream().map(Queue::rated).toList());
    IdentityHashMap<Wish, QueuedTicket> made = new IdentityHashMap<>();
    wishes.stream()
        .filter(wish -> !gone.contains(wish.account()))
        .forEach(wish -> made.put(wish, ticket(wish, rated.get(rated(wish)), now)));
    Set<String> waiting = tickets.addAll(made.values());
    MatchmakingPublisher.Batch batch = publisher.batch();
    List<GroupOutcome<QueuedTicket>> outcomes = new ArrayList<>();
    for (Wish wish : wishes) {
      QueuedTicket ticket = made.get(wish);
      if (ticket == null) {
        outcomes.add(new GroupOutcome.Refused<>(new AuthenticationFailedException()));
      } else if (waiting.contains(ticket.id())) {
        batch.tell(ticket.id(), queued(ticket), wish.headers());
        outcomes.add(new GroupOutcome.Made<>(ticket));
      } else {
        outcomes.add(new GroupOutcome.Refused<>(already(wish.account(), wish.play().game())));
      }
    }
    batch.send();
    metrics.count("queued", waiting.size());
    return outcomes;
  }

  private static Ratings.Rated rated(Wish wish) {
    return new Ratings.Rated(wish.account(), wish.play().game());
  }

  private static QueuedTicket ticket(Wish wish, int rating, Instant now) {
    return new QueuedTicket(
        UlidCreator.getMonotonicUlid().toString(),
        wish.account(),
        wish.play(),
        rating,
        now,
        now.plus(wish.patience()));
  }

  private static MatchmakingEvent queued(QueuedTicket ticket) {
    return new MatchmakingEvent.TicketQueued(
        ticket.id(),
        ticket.account(),
        ticket.game(),
        ticket.seats(),
        ticket.options(),
        ticket.clock(),
        ticket.rating(),
        ticket.expiresAt(),
        ticket.since());
  }

  private Problem already(String account, String game) {
    String there = tickets.openFor(account, game).map(QueuedTicket::id).orElse("?");
    return Problem.of(MatchmakingProblem.ALREADY_QUEUED, "ticket", there, "game", game)
        .with("ticket", there);
  }

  /** One that does not wait any more can be cancelled again, unless it has become a game. */
  @Transactional
  void cancel(String account, String id) {
    QueuedTicket ticket = tickets.locked(account, id).orElseThrow(() -> none(id));
    TicketState state = ticket.state();
    if (state == TicketState.WAITING) {
      Instant now = clock.instant();
      tickets.cancel(ticket.id(), word(Cancellation.BY_PLAYER), now);
      cancelled(ticket, Cancellation.BY_PLAYER, now);
    } else if (state == TicketState.MATCHED || state == TicketState.STARTED) {
      throw Problem.of(MatchmakingProblem.TICKET_MATCHED).with("state", state);
    }
  }

  QueuedTicket require(String account, String id) {
    return tickets.of(account, id).orElseThrow(() -> none(id));
  }

  private static Problem none(String id) {
    return Problem.of(MatchmakingProblem.NO_SUCH_TICKET, "id", id);
  }

  /** Whoever is gone waits for nothing. */
  @Override
  public void left(String account) {
    Instant now = clock.instant();
    for (QueuedTicket ticket : tickets.waitingOf(account)) {
      tickets.cancel(ticket.id(), word(Cancellation.ACCOUNT_GONE), now);
      cancelled(ticket, Cancellation.ACCOUNT_GONE, now);
    }
  }

  private void cancelled(QueuedTicket ticket, Cancellation why, Instant now) {
    publisher.tell(
        ticket.id(),
        new MatchmakingEvent.TicketCancelled(
            ticket.id(), ticket.account(), ticket.game(), why, now));
    metrics.count("cancelled", 1);
  }

  /** As in {@code by-player}. */
  public static String word(Cancellation why) {
    return why.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whoever looks for opponents learns who is not wanted. */
  @Override
  public void changed(String account) {
    tickets.touch(account);
  }

  /** Whoever looks for opponents learns how fast the player is. */
  @Override
  public void profileChanged(String account) {
    tickets.touch(account);
  }

  /** Opponents are sought by another rating from now on. */
  @Override
  public void rated(String account, String game, int rating) {
    tickets.rate(account, game, rating);
  }
}
