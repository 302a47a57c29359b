package dev.starpost.engine.api.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.engine.api.game.GameDocument;
import dev.starpost.engine.api.game.HistoryEntry;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.GameWords;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.history.History;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Language;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Feed of one game for one viewer, version by version. It looks into the history only when it is
 * asked, and holds a few commits and one document at most, however far behind it is. For one thread
 * at a time.
 */
final class GameFeed implements StreamFeed {
  private static final int COMMITS_AT_ONCE = 16;

  /** Where feeds look. */
  record Sources(
      GameRepository games, History history, Departures departures, ObjectMapper mapper) {}

  private final Sources sources;
  private final Viewer viewer;
  private final Language language;
  private final Deque<Commit> read = new ArrayDeque<>();
  private HostedGame<?, ?, ?> game;
  private JsonNode document;
  private boolean introduced;

  /**
   * @param game the version that is told first, or that the viewer knows already
   * @param introduced whether the viewer knows it already
   */
  GameFeed(
      Sources sources,
      HostedGame<?, ?, ?> game,
      Viewer viewer,
      Language language,
      boolean introduced) {
    this.sources = sources;
    this.viewer = viewer;
    this.language = language;
    this.game = game;
    this.document = document(game);
    this.introduced = introduced;
  }

  @Override
  public String gameId() {
    return game.gameId();
  }

  @Override
  public long version() {
    return game.version();
  }

  @Override
  public boolean isOver() {
    return introduced && read.isEmpty() && game.isFinished();
  }

  @Override
  public Optional<GameStreamMessage> next() {
    if (!introduced) {
      introduced = true;
      return Optional.of(new GameStreamMessage(GameStreamMessage.Kind.STATE, version(), document));
    }
    if (read.isEmpty()) {
      read.addAll(sources.history.versions(gameId(), version() + 1, version() + COMMITS_AT_ONCE));
    }
    return Optional.ofNullable(read.poll()).map(this::tell);
  }

  private GameStreamMessage tell(Commit commit) {
    HostedGame<?, ?, ?> next = sources.games.after(game, commit);
    JsonNode after = document(next);
    CommitDocument delta =
        new CommitDocument(
            HistoryEntry.of(
                commit, next.kind(), viewer, GameWords.of(next, sources.departures, language)),
            next.awaiting().stream().map(Seat::number).toList(),
            MergePatch.between(document, after));
    game = next;
    document = after;
    return new GameStreamMessage(
        GameStreamMessage.Kind.COMMIT, commit.version(), sources.mapper.valueToTree(delta));
  }

  private JsonNode document(HostedGame<?, ?, ?> of) {
    return sources.mapper.valueToTree(GameDocument.of(of, viewer, language, sources.departures));
  }
}
