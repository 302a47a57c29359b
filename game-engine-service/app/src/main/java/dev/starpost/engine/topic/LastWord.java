package dev.starpost.engine.topic;

import dev.starpost.engine.game.Commit;
import dev.starpost.engine.history.History;
import dev.starpost.engine.host.GameStates;
import dev.starpost.web.RequestIds;
import io.opentelemetry.context.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Tells the last commit of a game once more. Whoever knows it passes it over; a bot whose answer
 * came while the game was parked, and was not taken, answers again.
 */
public final class LastWord {
  private final GameStates states;
  private final History history;
  private final Topics topics;
  private final MessageSender sender;

  public LastWord(GameStates states, History history, Topics topics, MessageSender sender) {
    this.states = states;
    this.history = history;
    this.topics = topics;
    this.sender = sender;
  }

  /** Returns when it is told for good. */
  public void repeat(String gameId) {
    Optional<Commit> last =
        states.current(gameId).flatMap(game -> history.version(gameId, game.version()));
    last.ifPresent(
        commit ->
            sender
                .send(
                    topics.events(),
                    gameId,
                    commit.announcement().text().getBytes(StandardCharsets.UTF_8),
                    Context.current(),
                    RequestIds.present())
                .join());
  }
}
