package dev.starpost.kernel.play;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One step of a game as it is stored: what happened, and all that folding the state needs to know.
 * A rule fixed later changes no game already played.
 *
 * @param by whose step it was; empty for the opening
 * @param events what happened, in order; empty for an undo and beside the game
 * @param drawn how many draws the game has made, this step included
 * @param mayTakeBack whether the step can be undone; a name of stored games
 * @param undone how many decisions an undo takes back; 0 for every other step
 */
public record Ply<E>(
    Kind kind, Optional<Seat> by, List<E> events, long drawn, boolean mayTakeBack, int undone) {

  /** What kind of step it was. */
  public enum Kind {
    @JsonProperty("opening")
    OPENING,
    @JsonProperty("decision")
    DECISION,
    /** A bot decided in the seat's place: nobody undoes that. */
    @JsonProperty("bot-decision")
    BOT_DECISION,
    /** An undo. */
    @JsonProperty("taking-back")
    TAKING_BACK,
    @JsonProperty("resignation")
    RESIGNATION,
    /** The seat has left the game because its time was over. */
    @JsonProperty("forfeit")
    FORFEIT,
    /** The seat's time was over: a bot answers the present question. */
    @JsonProperty("timeout")
    TIMEOUT,
    /** The seat's time was over: a bot keeps the seat. */
    @JsonProperty("takeover")
    TAKEOVER,
    /** The player has the seat again. */
    @JsonProperty("return")
    RETURN,
    /** A clock was set. */
    @JsonProperty("clock-change")
    CLOCK_CHANGE,
    /** A player would like the game to end without a result. */
    @JsonProperty("cancellation")
    CANCELLATION,
    /** The game ends without a result. */
    @JsonProperty("abort")
    ABORT;

    /** The steps that no event tells of, or not all: the words are the house's. */
    private static final Map<Kind, String> TEXTS =
        new EnumMap<>(
            Map.of(
                TAKING_BACK, "step.taking-back",
                FORFEIT, "step.forfeit",
                TIMEOUT, "step.timeout",
                TAKEOVER, "step.takeover",
                RETURN, "step.return",
                CLOCK_CHANGE, "step.clock-change",
                CANCELLATION, "step.cancellation",
                ABORT, "step.abort"));

    private static final Set<Kind> OUTSIDE_RULES =
        EnumSet.of(TIMEOUT, TAKEOVER, RETURN, CLOCK_CHANGE, CANCELLATION, ABORT);
    private static final Set<Kind> UNNOTICED = EnumSet.of(CLOCK_CHANGE, CANCELLATION);

    public boolean isDecision() {
      return this == DECISION || this == BOT_DECISION;
    }

    /** Whether it happened outside the rules: the game stands as before. */
    public boolean isOutsideRules() {
      return OUTSIDE_RULES.contains(this);
    }

    /**
     * What such a step of the seat is called; empty where its events say all.
     *
     * @param undone how many decisions an undo takes back
     */
    public Optional<Text> text(Seat of, int undone) {
      return undone > 1
          ? Optional.of(Text.of("step.taking-back-several", "player", of, "count", undone))
          : Optional.ofNullable(TEXTS.get(this)).map(key -> Text.of(key, "player", of));
    }

    /** Whether everybody may answer, and undo, as if it had not been. */
    boolean isUnnoticed() {
      return UNNOTICED.contains(this);
    }
  }

  public Ply {
    events = List.copyOf(events);
  }

  /**
   * A stored step.
   *
   * @param undone empty where an undo took back one decision, as all did once
   */
  public static <E> Ply<E> stored(
      Kind kind,
      Optional<Seat> by,
      List<E> events,
      long drawn,
      boolean mayTakeBack,
      Optional<Integer> undone) {
    int one = kind == Kind.TAKING_BACK ? 1 : 0;
    return new Ply<>(kind, by, events, drawn, mayTakeBack, undone.orElse(one));
  }

  /** What is stored of {@link #undone}: nothing where it is one decision, as all were once. */
  public Optional<Integer> severalUndone() {
    return undone > 1 ? Optional.of(undone) : Optional.empty();
  }

  static <E> Ply<E> opening(List<E> events, long drawn) {
    return new Ply<>(Kind.OPENING, Optional.empty(), events, drawn, false, 0);
  }

  static <E> Ply<E> decision(Seat by, List<E> events, long drawn, boolean mayTakeBack) {
    return new Ply<>(Kind.DECISION, Optional.of(by), events, drawn, mayTakeBack, 0);
  }

  static <E> Ply<E> botDecision(Seat by, List<E> events, long drawn) {
    return new Ply<>(Kind.BOT_DECISION, Optional.of(by), events, drawn, false, 0);
  }

  static <E> Ply<E> outsideRules(Kind kind, Seat of, long drawn) {
    return new Ply<>(kind, Optional.of(of), List.of(), drawn, false, 0);
  }

  static <E> Ply<E> undo(Seat by, long drawn, int undone) {
    return new Ply<>(Kind.TAKING_BACK, Optional.of(by), List.of(), drawn, false, undone);
  }

  static <E> Ply<E> leaving(Kind kind, Seat by, List<E> events, long drawn) {
    return new Ply<>(kind, Optional.of(by), events, drawn, false, 0);
  }

  boolean isUndo() {
    return kind == Kind.TAKING_BACK;
  }
}
