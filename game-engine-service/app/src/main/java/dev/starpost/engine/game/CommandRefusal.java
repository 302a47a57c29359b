package dev.starpost.engine.game;

import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.table.OptionRefused;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The reason for which a command is refused.
 *
 * @param rule that forbids it, where it is a rule of the game
 * @param code a stable word for programs
 * @param detail the sentence for people, by the tag of the language; empty where the kind says all
 */
public record CommandRefusal(
    Kind kind, Optional<String> rule, String code, Map<String, String> detail) {

  /** The kind of refusal. */
  public enum Kind {
    /** The seat has nothing to decide. */
    NOTHING_ASKED,
    /** The player looked at a version from before the question was put. */
    STALE,
    /** The rules forbid it. */
    ILLEGAL,
    /** A bot answers for the seat. */
    KEPT_BY_BOT,
    /** The seat is not with a bot that took it over. */
    NOT_TAKEN_OVER,
    /** The seat was reclaimed once before. */
    SEAT_LOST,
    /** The game is over. */
    OVER,
    /** There is no such game. */
    NO_GAME,
    /** A game cannot be opened like this. */
    BAD_START
  }

  static CommandRefusal nothingAsked() {
    return new CommandRefusal(Kind.NOTHING_ASKED, Optional.empty(), "nothing-asked", Map.of());
  }

  static CommandRefusal keptByBot() {
    return new CommandRefusal(Kind.KEPT_BY_BOT, Optional.empty(), "seat-kept-by-bot", Map.of());
  }

  static CommandRefusal notTakenOver() {
    return new CommandRefusal(
        Kind.NOT_TAKEN_OVER, Optional.empty(), "seat-not-taken-over", Map.of());
  }

  static CommandRefusal seatLost() {
    return new CommandRefusal(Kind.SEAT_LOST, Optional.empty(), "seat-lost", Map.of());
  }

  static CommandRefusal over() {
    return new CommandRefusal(Kind.OVER, Optional.empty(), "game-over", Map.of());
  }

  /** The command is for a game that was never started. */
  public static CommandRefusal noGame() {
    return new CommandRefusal(Kind.NO_GAME, Optional.empty(), "no-game", Map.of());
  }

  static CommandRefusal stale() {
    return new CommandRefusal(Kind.STALE, Optional.empty(), "stale-version", Map.of());
  }

  static CommandRefusal illegal(Refusal refusal, Texts texts) {
    return new CommandRefusal(
        Kind.ILLEGAL,
        Optional.of(refusal.rule()),
        refusal.code(),
        inAllLanguages(refusal.text(), texts));
  }

  static CommandRefusal badStart(OptionRefused refused, Texts texts) {
    return new CommandRefusal(
        Kind.BAD_START,
        Optional.empty(),
        "bad-" + refused.option(),
        inAllLanguages(refused.text(), texts));
  }

  /** A game cannot be opened, for a reason that is not the game's. */
  public static CommandRefusal badStart(String code) {
    return new CommandRefusal(Kind.BAD_START, Optional.empty(), code, Map.of());
  }

  private static SortedMap<String, String> inAllLanguages(Text text, Texts texts) {
    SortedMap<String, String> sentences = new TreeMap<>();
    for (Language language : Language.values()) {
      sentences.put(language.tag(), texts.say(text, language));
    }
    return sentences;
  }
}
