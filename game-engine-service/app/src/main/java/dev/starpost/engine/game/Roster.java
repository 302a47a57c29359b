package dev.starpost.engine.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.starpost.contracts.ContractJson;
import dev.starpost.engine.game.clock.Clocks;
import dev.starpost.engine.game.clock.Outage;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The roster of a game: who controls which seat, the clocks, and who would like the game to end.
 * The rules know nothing of it. Stored with every commit that changes it in another way than {@link
 * #after} does.
 *
 * @param controllers who answers for each seat; "keepers" in stored games
 * @param clocks none where players have as much time as they like
 * @param agreed the seats whose players would like the game to end without a result
 * @param aborted whether it has
 */
@JsonPropertyOrder({"keepers", "clocks", "agreed", "aborted"})
public record Roster(
    @JsonProperty("keepers") PerSeat<SeatController> controllers,
    Optional<Clocks> clocks,
    List<Seat> agreed,
    boolean aborted) {
  public Roster {
    agreed = List.copyOf(agreed);
  }

  /** When nothing has happened yet. */
  static Roster at(GameOpening opening) {
    return new Roster(
        PerSeat.filled(
            opening.players().size(),
            seat ->
                opening
                    .players()
                    .get(seat.index())
                    .bot()
                    .map(SeatController::bot)
                    .orElse(SeatController.person())),
        opening.clockRules().map(rules -> Clocks.first(rules.control(), opening.players().size())),
        List.of(),
        false);
  }

  public SeatController controller(Seat seat) {
    return controllers.get(seat);
  }

  Roster with(Seat seat, SeatController controller) {
    return new Roster(controllers.with(seat, controller), clocks, agreed, aborted);
  }

  Roster agreedBy(Seat seat) {
    List<Seat> all = new ArrayList<>(agreed);
    all.add(seat);
    return new Roster(controllers, clocks, all, aborted);
  }

  Roster abort() {
    return new Roster(controllers, clocks, agreed, true);
  }

  /** The same with the clocks changed, if there are any. */
  Roster timed(UnaryOperator<Clocks> change) {
    return new Roster(controllers, clocks.map(change), agreed, aborted);
  }

  public Optional<SeatClock> clockOf(Seat seat) {
    return clocks.map(all -> all.of(seat));
  }

  /** The clocks that run. */
  SortedMap<Seat, SeatClock.Running> running() {
    SortedMap<Seat, SeatClock.Running> running = new TreeMap<>();
    for (Seat seat : controllers.seats()) {
      clockOf(seat).flatMap(SeatClock::running).ifPresent(on -> running.put(seat, on));
    }
    return running;
  }

  /** When the first clock that runs is at its end. */
  public Optional<Instant> nextDeadline() {
    return running().values().stream().map(SeatClock.Running::deadline).min(Instant::compareTo);
  }

  /** Since when the first clock that runs does so. */
  public Optional<Instant> clocksRunSince() {
    return running().values().stream().map(SeatClock.Running::since).min(Instant::compareTo);
  }

  /** Whether a clock ran while nobody could reach the platform. */
  public boolean ranDuring(Outage outage) {
    return running().values().stream().anyMatch(on -> on.ranDuring(outage));
  }

  /** What follows from a step by itself. */
  Roster after(Ply<?> ply) {
    if (ply.by().isEmpty()) {
      return this;
    }
    Seat by = ply.by().get();
    return switch (ply.kind()) {
      case DECISION -> with(by, controller(by).hasMoved());
      case BOT_DECISION -> with(by, controller(by).wasReplaced());
      case RESIGNATION, FORFEIT -> with(by, controller(by).hasLeft());
      default -> this;
    };
  }

  /** Whether every person has decided something, or left. */
  boolean hasEverybodyMoved() {
    return controllers.values().stream().filter(Roster::isPresent).allMatch(SeatController::moved);
  }

  /** Whether anybody has decided something, or left. */
  boolean hasAnybodyMoved() {
    return controllers.values().stream()
        .anyMatch(controller -> controller.moved() || controller.gone());
  }

  /** Whether everybody who still plays would like the game to end. */
  boolean isAgreedByAll() {
    return controllers.seats().stream()
        .filter(seat -> isPresent(controller(seat)))
        .allMatch(agreed::contains);
  }

  private static boolean isPresent(SeatController controller) {
    return controller.isPerson() && !controller.gone();
  }

  static Roster read(String json) throws UnreadableHistory {
    try {
      return ContractJson.read(json.getBytes(StandardCharsets.UTF_8), Roster.class);
    } catch (ContractJson.Malformed e) {
      throw new UnreadableHistory("a roster cannot be read: " + e.getMessage());
    }
  }

  String write() {
    return ContractJson.text(this);
  }
}
