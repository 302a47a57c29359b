package dev.starpost.games.raceforthegalaxy;

import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * RFTG-16.3: the seats of a table clockwise from the first seat, and some of them in that order.
 * Every such list is made once, because every step of a round goes through some.
 */
final class Seating {
  private static final int MOST_PLAYERS = 5;
  private static final int CHOICES = 1 << MOST_PLAYERS;

  /** By the number of players, the first seat, and one bit for each place of the order. */
  private static final List<List<Seat>> ALL = all();

  private Seating() {}

  private static List<List<Seat>> all() {
    List<List<Seat>> all = new ArrayList<>();
    for (int players = 0; players <= MOST_PLAYERS; players++) {
      for (int first = 0; first < MOST_PLAYERS; first++) {
        List<Seat> order = new ArrayList<>(Seat.first(players));
        Collections.rotate(order, -first);
        for (int places = 0; places < CHOICES; places++) {
          all.add(chosen(order, places));
        }
      }
    }
    return List.copyOf(all);
  }

  private static List<Seat> chosen(List<Seat> order, int places) {
    List<Seat> chosen = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      if ((places >> i & 1) != 0) {
        chosen.add(order.get(i));
      }
    }
    return List.copyOf(chosen);
  }

  static List<Seat> order(int players, Seat first) {
    return some(players, first, CHOICES - 1);
  }

  /** Those of the order whose places are among these bits. */
  static List<Seat> some(int players, Seat first, int places) {
    return ALL.get((players * MOST_PLAYERS + first.index()) * CHOICES + places);
  }
}
