package dev.starpost.matchmaking.matcher;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * All who wait for the same: one game, with the same options and the same clock. Finds matches
 * among them. Pure: the same tickets at the same moment give the same matches, in whatever order
 * they came. Not for several threads.
 *
 * <p>Whoever waits longest is served first. Around them, by rating, the nearest are looked at; all
 * who play together must suit each other, pair by pair: their {@link Distance} is no more than the
 * mean of their two windows. So a ticket that has waited long reaches those who have just come, but
 * not at any distance.
 */
public final class Pool {
  /** A table that has a free seat yet waits so long for somebody who takes it. */
  public static final Duration PATIENCE_TO_FILL = Duration.ofMinutes(2);

  /** How many are looked at on each side; those beyond them are hardly better. */
  private static final int NEIGHBOURS = 60;

  private static final Comparator<Ticket> BY_RATING =
      Comparator.comparingInt(Ticket::rating).thenComparing(Ticket::id);
  private static final Comparator<Ticket> BY_WAITING =
      Comparator.comparing(Ticket::since).thenComparing(Ticket::id);

  private final Map<String, Ticket> tickets = new HashMap<>();
  private final NavigableSet<Ticket> byRating = new TreeSet<>(BY_RATING);
  private final NavigableSet<Ticket> byWaiting = new TreeSet<>(BY_WAITING);

  /** Those for whom nobody was sought yet. */
  private final NavigableSet<Ticket> fresh = new TreeSet<>(BY_WAITING);

  /** A ticket waits, or something of it has changed. */
  public void put(Ticket ticket) {
    remove(ticket.id());
    tickets.put(ticket.id(), ticket);
    byRating.add(ticket);
    byWaiting.add(ticket);
    fresh.add(ticket);
  }

  /** A ticket does not wait any more. */
  public void remove(String id) {
    Ticket ticket = tickets.remove(id);
    if (ticket != null) {
      byRating.remove(ticket);
      byWaiting.remove(ticket);
      fresh.remove(ticket);
    }
  }

  public int size() {
    return tickets.size();
  }

  /** All of them, those first who wait longest. */
  public List<Ticket> tickets() {
    return List.copyOf(byWaiting);
  }

  /**
   * Who plays with whom at this moment. Whoever is matched is not in the pool any more: put them in
   * again if it comes to nothing.
   */
  public List<Match> match(Instant now, Acquaintance acquaintance) {
    return match(List.copyOf(byWaiting), now, acquaintance);
  }

  /**
   * The same for those alone who have come since somebody was last sought for them, which is quick.
   * Others find nobody whom they have not seen before, unless their windows have widened.
   */
  public List<Match> matchFresh(Instant now, Acquaintance acquaintance) {
    return match(List.copyOf(fresh), now, acquaintance);
  }

  private List<Match> match(List<Ticket> seeking, Instant now, Acquaintance acquaintance) {
    List<Match> matches = new ArrayList<>();
    if (seeking.isEmpty()) {
      return matches;
    }
    int widest = windowOf(byWaiting.first(), now);
    for (Ticket ticket : seeking) {
      if (tickets.containsKey(ticket.id())) {
        fresh.remove(ticket);
        Optional<List<Ticket>> group = new Search(ticket, now, widest, acquaintance).group();
        if (group.isPresent()) {
          group.get().forEach(chosen -> remove(chosen.id()));
          matches.add(Match.of(group.get(), now));
        }
      }
    }
    return matches;
  }

  /** Whether these may play together at this moment, pair by pair. */
  public static boolean suit(Ticket one, Ticket other, Instant now, Acquaintance acquaintance) {
    return !one.account().equals(other.account())
        && !acquaintance.areApart(one.account(), other.account())
        && 2 * Distance.between(one, other, acquaintance)
            <= windowOf(one, now) + windowOf(other, now);
  }

  private static int windowOf(Ticket ticket, Instant now) {
    return Window.after(Duration.between(ticket.since(), now));
  }

  /** Looks for the opponents of one ticket. */
  private final class Search {
    private final Ticket anchor;
    private final Instant now;
    private final int widest;
    private final Acquaintance acquaintance;

    Search(Ticket anchor, Instant now, int widest, Acquaintance acquaintance) {
      this.anchor = anchor;
      this.now = now;
      this.widest = widest;
      this.acquaintance = acquaintance;
    }

    /** As many as may play, or fewer when it has waited for more long enough. */
    Optional<List<Ticket>> group() {
      List<Ticket> near = near();
      boolean patient = Duration.between(anchor.since(), now).compareTo(PATIENCE_TO_FILL) < 0;
      int fewest = patient ? anchor.most() : anchor.least();
      for (int players = anchor.most(); players >= fewest; players--) {
        Optional<List<Ticket>> group = group(near, players);
        if (group.isPresent()) {
          return group;
        }
      }
      return Optional.empty();
    }

    private Optional<List<Ticket>> group(List<Ticket> near, int players) {
      List<Ticket> group = new ArrayList<>(List.of(anchor));
      for (Ticket candidate : near) {
        if (candidate.admits(players)
            && group.stream().allMatch(member -> suit(member, candidate, now, acquaintance))) {
          group.add(candidate);
          if (group.size() == players) {
            return Optional.of(group);
          }
        }
      }
      return Optional.empty();
    }

    /** Those who suit the anchor, the nearest first. */
    private List<Ticket> near() {
      int reach = (windowOf(anchor, now) + widest) / 2;
      List<Ticket> near = new ArrayList<>();
      gather(byRating.headSet(anchor, false).descendingIterator(), reach, near);
      gather(byRating.tailSet(anchor, false).iterator(), reach, near);
      Comparator<Ticket> byDistance =
          Comparator.comparingInt(other -> Distance.between(anchor, other, acquaintance));
      near.sort(byDistance.thenComparing(BY_WAITING));
      return near;
    }

    private void gather(Iterator<Ticket> outward, int reach, List<Ticket> near) {
      for (int looks = 0; looks < NEIGHBOURS && outward.hasNext(); looks++) {
        Ticket other = outward.next();
        if (Math.abs(other.rating() - anchor.rating()) > reach) {
          return;
        }
        if (suit(anchor, other, now, acquaintance)) {
          near.add(other);
        }
      }
    }
  }
}
