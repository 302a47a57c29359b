package dev.starpost.engine.game.clock;

import dev.starpost.contracts.account.Hours;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The clocks of a game, one for each seat. */
public record Clocks(PerSeat<SeatClock> seats) {

  /**
   * Something has happened.
   *
   * @param ply what
   * @param waiting the seats that the game waits for after it, as far as persons answer for them
   * @param hours of rest of the person in a seat
   */
  public record Moment(Ply<?> ply, Set<Seat> waiting, Instant now, Function<Seat, Hours> hours) {
    private boolean isBy(Seat seat) {
      return ply.by().stream().anyMatch(seat::equals);
    }
  }

  public static Clocks first(TimeControl control, int seats) {
    return new Clocks(PerSeat.all(seats, SeatClock.first(control)));
  }

  public SeatClock of(Seat seat) {
    return seats.get(seat);
  }

  public Optional<SeatClock.Running> running(Seat seat) {
    return of(seat).running();
  }

  /** The clocks after it. */
  public Clocks after(Moment moment, TimeControl control) {
    return new Clocks(seats.map((seat, clock) -> after(moment, control, seat, clock)));
  }

  private static SeatClock after(Moment moment, TimeControl control, Seat seat, SeatClock clock) {
    boolean waits = moment.waiting.contains(seat);
    boolean own = moment.isBy(seat);
    Ply.Kind kind = moment.ply.kind();
    if (clock.running().isEmpty()) {
      if (!waits) {
        return clock;
      }
      Hours hours = moment.hours.apply(seat);
      return own && kind == Ply.Kind.TAKING_BACK
          ? clock.resume(moment.now, hours)
          : clock.begin(control, moment.now, hours);
    }
    if (!waits) {
      // A bot that answers for the seat makes a move too, after which the seat has time again.
      boolean byClock = kind == Ply.Kind.TIMEOUT || kind == Ply.Kind.TAKEOVER;
      return clock.stop(moment.now, own && (kind.isDecision() || byClock));
    }
    // What can be taken back grants nothing: nobody gains time by changing their mind.
    boolean stands = own && kind.isDecision() && !moment.ply.mayTakeBack();
    return stands ? clock.renew(control, moment.now, moment.hours.apply(seat)) : clock;
  }

  /** The clocks of these seats, changed as far as they run. */
  public Clocks change(BiFunction<Seat, SeatClock.Running, SeatClock.Running> change) {
    return new Clocks(
        seats.map(
            (seat, clock) ->
                clock.running().map(on -> clock.with(change.apply(seat, on))).orElse(clock)));
  }

  /** The clocks with the time that the platform was away given back. */
  public Clocks without(Outage outage) {
    return change((seat, on) -> on.ranDuring(outage) ? on.without(outage) : on);
  }
}
