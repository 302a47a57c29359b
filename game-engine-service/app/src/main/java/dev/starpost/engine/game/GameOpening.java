package dev.starpost.engine.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommand.StartGame;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.engine.game.clock.ClockRules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.table.TableOptions;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The opening of a game: what was fixed when it began. Stored with its first commit; the seed never
 * leaves the engine while the game runs.
 *
 * @param players in seating order
 * @param options complete
 * @param seed of the dice, in hexadecimal
 * @param started in milliseconds since 1970
 * @param clock of the table
 * @param ranked whether the table wants it to count for ratings
 */
public record GameOpening(
    String gameId,
    String game,
    List<SeatedPlayer> players,
    TableOptions options,
    Visibility visibility,
    String commitment,
    String seed,
    long started,
    Optional<TableClock> clock,
    Optional<Boolean> ranked) {

  /**
   * Who sits in a seat.
   *
   * @param bot the level of a bot that has the seat from the beginning
   */
  public record SeatedPlayer(String account, String name, String entropy, Optional<BotLevel> bot) {}

  public GameOpening {
    players = List.copyOf(players);
  }

  static GameOpening of(StartGame command, TableOptions options, String seed, Instant now) {
    return new GameOpening(
        command.gameId(),
        command.game(),
        command.players().stream().map(GameOpening::seated).toList(),
        options,
        command.visibility(),
        command.commitment(),
        seed,
        now.toEpochMilli(),
        command.clock(),
        command.ranked());
  }

  private static SeatedPlayer seated(GameCommand.Player player) {
    return new SeatedPlayer(player.account(), player.name(), player.entropy(), player.bot());
  }

  static GameOpening read(String json) throws UnreadableHistory {
    try {
      return GameJson.mapper().readValue(json, GameOpening.class);
    } catch (JsonProcessingException e) {
      // Not the message of the parser, which could quote the seed.
      throw new UnreadableHistory("an opening cannot be read: " + e.getClass().getSimpleName());
    }
  }

  String write() {
    try {
      return GameJson.mapper().writeValueAsString(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an opening is always JSON", e);
    }
  }

  public Instant startedAt() {
    return Instant.ofEpochMilli(started);
  }

  public List<Seat> seats() {
    return Seat.first(players.size());
  }

  /** The seat of the account, if it plays. */
  public Optional<Seat> seatOf(String account) {
    return seats().stream()
        .filter(seat -> players.get(seat.index()).account().equals(account))
        .findFirst();
  }

  /** The account of the first person, who as a rule opened the table; empty where all are bots. */
  Optional<String> firstPerson() {
    return players.stream()
        .filter(player -> player.bot().isEmpty())
        .map(SeatedPlayer::account)
        .findFirst();
  }

  /** Empty if players have as much time as they like. */
  Optional<ClockRules> clockRules() {
    return ClockRules.of(clock);
  }

  /** Whether it counts for ratings if it comes to its end: a game with bots never does. */
  boolean isRated() {
    return ranked.orElse(false) && players.stream().allMatch(player -> player.bot().isEmpty());
  }

  /** How the account looks at the game; empty if it may not. */
  public Optional<Viewer> viewer(String account) {
    Optional<Seat> seat = seatOf(account);
    if (seat.isPresent()) {
      return seat.map(Viewer::at);
    }
    return visibility == Visibility.PUBLIC ? Optional.of(Viewer.SPECTATOR) : Optional.empty();
  }

  Dice dice(long drawn) {
    List<String> entropies = players.stream().map(SeatedPlayer::entropy).toList();
    return SealedDice.of(HexFormat.of().parseHex(seed), entropies, drawn);
  }

  /**
   * The chance of a bot that answers a question: the same for whoever answers it, and foreseen by
   * nobody. A hash, so that it tells nothing of the dice.
   */
  SplittableRandom chanceOf(Seat seat, long question) {
    try {
      String what = seed + " bot " + seat.number() + " " + question;
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(what.getBytes(StandardCharsets.UTF_8));
      return new SplittableRandom(ByteBuffer.wrap(hash).getLong());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Without the seed, so that no log can tell it. */
  @Override
  public String toString() {
    return "the opening of " + gameId;
  }
}
