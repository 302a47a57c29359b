package dev.starpost.engine.kafka.event;

import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.history.History;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.web.RequestIds;
import io.opentelemetry.context.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Publishes the last commit of a game once more. Whoever knows it skips it; a bot whose answer came
 * while the game was parked, and was not taken, answers again.
 */
public final class CommitRepublisher {
  private final GameRepository games;
  private final History history;
  private final Topics topics;
  private final MessageSender sender;

  public CommitRepublisher(
      GameRepository games, History history, Topics topics, MessageSender sender) {
    this.games = games;
    this.history = history;
    this.topics = topics;
    this.sender = sender;
  }

  /** Returns when it is published for good. */
  public void republish(String gameId) {
    Optional<Commit> last =
        games.current(gameId).flatMap(game -> history.version(gameId, game.version()));
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
