package dev.starpost.matchmaking.match;

import dev.starpost.matchmaking.matcher.Match;
import dev.starpost.matchmaking.matcher.Ticket;
import java.util.List;

/** A match that the matcher has found, before the rows of its tickets are claimed. */
record PlannedMatch(Match match, String pool, WaitingRow.Terms terms) {
  List<String> tickets() {
    return match.tickets().stream().map(Ticket::id).toList();
  }

  List<String> accounts() {
    return match.tickets().stream().map(Ticket::account).toList();
  }
}
