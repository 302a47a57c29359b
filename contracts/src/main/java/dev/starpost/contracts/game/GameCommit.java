package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
import java.time.Instant;
import java.util.List;

/**
 * One step of a game that is stored for good: a record of {@code game.events}, by game id. Versions
 * come in order and without gap, some more than once; consumers pass over those they have seen.
 *
 * @param game its name, such as {@code salvage}
 * @param version the opening is 1
 * @param awaiting the seats that the game waits for after it; none when it is over
 * @param facts what everybody may know of it; never anything secret
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("game-commit.v1")
public record GameCommit(
    String gameId,
    String game,
    long version,
    Instant at,
    List<Integer> awaiting,
    List<GameFact> facts) {
  public GameCommit {
    Required.word("gameId", gameId);
    Required.word("game", game);
    Required.field("at", at);
    awaiting = List.copyOf(Required.field("awaiting", awaiting));
    facts = List.copyOf(Required.field("facts", facts));
  }
}
