package dev.starpost.engine.game;

import dev.starpost.contracts.ContractJson;
import dev.starpost.engine.game.clock.Clocks;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What lies around a game and the rules know nothing of: who keeps which seat, the clocks, and who
 * would like it to end. Stored with every commit that changes it in another way than {@link #after}
 * does.
 *
 * @param clocks none where players have as much time as they like
 * @param agreed the seats whose players would like the game to end without a result
 * @param aborted whether it has
 */
public record Attendance(
    PerSeat<Keeper> keepers, Optional<Clocks> clocks, List<Seat> agreed, boolean aborted) {
  public Attendance {
    agreed = List.copyOf(agreed);
  }

  /** When nothing has happened yet. */
  static Attendance at(Opening opening) {
    return new Attendance(
        PerSeat.filled(
            opening.players().size(),
            seat ->
                opening.players().get(seat.index()).bot().map(Keeper::bot).orElse(Keeper.person())),
        opening.clockRules().map(rules -> Clocks.first(rules.control(), opening.players().size())),
        List.of(),
        false);
  }

  public Keeper keeper(Seat seat) {
    return keepers.get(seat);
  }

  Attendance with(Seat seat, Keeper keeper) {
    return new Attendance(keepers.with(seat, keeper), clocks, agreed, aborted);
  }

  Attendance agreedBy(Seat seat) {
    List<Seat> all = new ArrayList<>(agreed);
    all.add(seat);
    return new Attendance(keepers, clocks, all, aborted);
  }

  Attendance abort() {
    return new Attendance(keepers, clocks, agreed, true);
  }

  /** The same with the clocks changed, if there are any. */
  Attendance timed(UnaryOperator<Clocks> change) {
    return new Attendance(keepers, clocks.map(change), agreed, aborted);
  }

  public Optional<SeatClock> clockOf(Seat seat) {
    return clocks.map(all -> all.of(seat));
  }

  /** The clocks that run. */
  SortedMap<Seat, SeatClock.Running> running() {
    SortedMap<Seat, SeatClock.Running> running = new TreeMap<>();
    for (Seat seat : keepers.seats()) {
      clockOf(seat).flatMap(SeatClock::running).ifPresent(on -> running.put(seat, on));
    }
    return running;
  }

  /** What follows from a step by itself. */
  Attendance after(Ply<?> ply) {
    if (ply.by().isEmpty()) {
      return this;
    }
    Seat by = ply.by().get();
    return switch (ply.kind()) {
      case DECISION -> with(by, keeper(by).hasMoved());
      case BOT_DECISION -> with(by, keeper(by).wasReplaced());
      case RESIGNATION, FORFEIT -> with(by, keeper(by).hasLeft());
      default -> this;
    };
  }

  /** Whether every person has decided something, or left. */
  boolean hasEverybodyMoved() {
    return keepers.values().stream().filter(Attendance::isPresent).allMatch(Keeper::moved);
  }

  /** Whether anybody has decided something, or left. */
  boolean hasAnybodyMoved() {
    return keepers.values().stream().anyMatch(keeper -> keeper.moved() || keeper.gone());
  }

  /** Whether everybody who still plays would like the game to end. */
  boolean isAgreedByAll() {
    return keepers.seats().stream()
        .filter(seat -> isPresent(keeper(seat)))
        .allMatch(agreed::contains);
  }

  private static boolean isPresent(Keeper keeper) {
    return keeper.isPerson() && !keeper.gone();
  }

  static Attendance read(String json) throws UnreadableHistory {
    try {
      return ContractJson.read(json.getBytes(StandardCharsets.UTF_8), Attendance.class);
    } catch (ContractJson.Malformed e) {
      throw new UnreadableHistory("an attendance cannot be read: " + e.getMessage());
    }
  }

  String write() {
    return ContractJson.text(this);
  }
}
