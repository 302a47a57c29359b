package dev.starpost.notification.game;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A game as far as news need it. Goes on by commits, each of which counts once. */
final class FollowedGame {
  private final String id;
  private final String kind;
  private final SortedMap<Integer, SeatState> seats = new TreeMap<>();
  private long version;
  private boolean finished;

  FollowedGame(String id, String kind, long version, boolean finished, List<SeatState> seats) {
    this.id = id;
    this.kind = kind;
    this.version = version;
    this.finished = finished;
    seats.forEach(this::put);
  }

  String id() {
    return id;
  }

  /** Its name, such as {@code salvage}. */
  String kind() {
    return kind;
  }

  long version() {
    return version;
  }

  boolean isFinished() {
    return finished;
  }

  List<SeatState> seats() {
    return List.copyOf(seats.values());
  }

  Optional<SeatState> seat(int number) {
    return Optional.ofNullable(seats.get(number));
  }

  void put(SeatState seat) {
    seats.put(seat.seat(), seat);
  }

  void goTo(long next) {
    version = next;
  }

  void finish() {
    finished = true;
  }
}
