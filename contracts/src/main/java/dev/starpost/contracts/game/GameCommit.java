package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One step of a game that is stored for good: a record of {@code game.events}, by game id. Versions
 * come in order and without gap, some more than once; consumers pass over those they have seen.
 *
 * @param game its name, such as {@code salvage}
 * @param version the opening is 1
 * @param awaiting the seats that the game waits for after it; none when it is over
 * @param facts what everybody may know of it; never anything secret
 * @param bots which of the awaited seats a bot answers for
 * @param botsFor the account for which those bots think, that of the first person at the table, so
 *     that bots can serve people in turn; missing where bots play among themselves
 * @param deadlines until when which of the awaited seats have time; others have no clock that runs
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("game-commit.v1")
public record GameCommit(
    String gameId,
    String game,
    long version,
    Instant at,
    List<Integer> awaiting,
    List<GameFact> facts,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<BotTurn> bots,
    Optional<String> botsFor,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Deadline> deadlines) {

  /**
   * A seat that a bot answers for.
   *
   * @param question the version at which its question was put
   */
  public record BotTurn(int seat, BotLevel level, long question) {
    public BotTurn {
      Required.field("level", level);
    }
  }

  /**
   * Until when a seat has time.
   *
   * @param question the version at which its question was put
   */
  public record Deadline(int seat, long question, Instant at) {
    public Deadline {
      Required.field("at", at);
    }
  }

  /** Without bots and clocks. */
  public GameCommit(
      String gameId,
      String game,
      long version,
      Instant at,
      List<Integer> awaiting,
      List<GameFact> facts) {
    this(gameId, game, version, at, awaiting, facts, List.of(), List.of());
  }

  /** With bots that think for nobody. */
  public GameCommit(
      String gameId,
      String game,
      long version,
      Instant at,
      List<Integer> awaiting,
      List<GameFact> facts,
      List<BotTurn> bots,
      List<Deadline> deadlines) {
    this(gameId, game, version, at, awaiting, facts, bots, Optional.empty(), deadlines);
  }

  public GameCommit {
    Required.word("gameId", gameId);
    Required.word("game", game);
    Required.field("at", at);
    awaiting = List.copyOf(Required.field("awaiting", awaiting));
    facts = List.copyOf(Required.field("facts", facts));
    bots = bots == null ? List.of() : List.copyOf(bots);
    deadlines = deadlines == null ? List.of() : List.copyOf(deadlines);
  }
}
