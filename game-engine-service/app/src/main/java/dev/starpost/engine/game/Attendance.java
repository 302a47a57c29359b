package dev.starpost.engine.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Ply;
import java.util.ArrayList;
import java.util.List;

/**
 * What lies around a game and the rules know nothing of: who keeps which seat, and who would like
 * it to end. Stored with every commit that changes it in another way than {@link #after} does.
 *
 * @param agreed the seats whose players would like the game to end without a result
 * @param aborted whether it has
 */
public record Attendance(PerSeat<Keeper> keepers, List<Seat> agreed, boolean aborted) {
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
        List.of(),
        false);
  }

  public Keeper keeper(Seat seat) {
    return keepers.get(seat);
  }

  Attendance with(Seat seat, Keeper keeper) {
    return new Attendance(keepers.with(seat, keeper), agreed, aborted);
  }

  Attendance agreedBy(Seat seat) {
    List<Seat> all = new ArrayList<>(agreed);
    all.add(seat);
    return new Attendance(keepers, all, aborted);
  }

  Attendance abort() {
    return new Attendance(keepers, agreed, true);
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
      return GameJson.mapper().readValue(json, Attendance.class);
    } catch (JsonProcessingException e) {
      throw new UnreadableHistory("an attendance cannot be read: " + e.getOriginalMessage());
    }
  }

  String write() {
    try {
      return GameJson.mapper().writeValueAsString(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an attendance is always JSON", e);
    }
  }
}
