package dev.starpost.engine.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Verdict;
import dev.starpost.text.Language;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * A game as it stands at one version: judges the next command, and shows itself to those who may
 * look. Immutable, and without knowledge of where it is stored.
 */
public final class HostedGame<S, M, E> {
  private static final String NOT_AN_OPTION = "not-an-option";

  private final GameKind<S, M, E> kind;
  private final Opening opening;
  private final Position<S> position;
  private final long snapshotAt;

  /**
   * @param snapshotAt the version of the last snapshot, 0 for none
   */
  HostedGame(GameKind<S, M, E> kind, Opening opening, Position<S> position, long snapshotAt) {
    this.kind = kind;
    this.opening = opening;
    this.position = position;
    this.snapshotAt = snapshotAt;
  }

  public String gameId() {
    return opening.gameId();
  }

  public GameKind<S, M, E> kind() {
    return kind;
  }

  public Opening opening() {
    return opening;
  }

  public long version() {
    return position.version();
  }

  /** What the game says to a command of one of its seats. */
  public Ruling judge(GameCommand command, Instant now) {
    if (command instanceof GameCommand.SeatCommand of) {
      if (of.seat() < 1 || of.seat() > opening.players().size()) {
        return new Ruling.Denied(Denial.nothingAsked());
      }
      return judge(of, Seat.of(of.seat()), now);
    }
    return new Ruling.Denied(Denial.badStart("started-already"));
  }

  private Ruling judge(GameCommand.SeatCommand command, Seat seat, Instant now) {
    if (command instanceof GameCommand.Move move) {
      return judge(move, seat, now);
    }
    if (isStale(seat, command.known())) {
      return new Ruling.Denied(Denial.stale());
    }
    Verdict<S, E> verdict =
        command instanceof GameCommand.Undo
            ? kind.referee().takeBack(position, seat)
            : kind.referee().resign(position, seat, opening::dice);
    return rule(verdict, command, Optional.empty(), now);
  }

  private Ruling judge(GameCommand.Move command, Seat seat, Instant now) {
    Optional<Question> question = rules().question(position.state(), seat);
    if (question.isEmpty()) {
      return new Ruling.Denied(Denial.nothingAsked());
    }
    if (isStale(seat, command.known())) {
      return new Ruling.Denied(Denial.stale());
    }
    M move;
    try {
      move = GameJson.mapper().treeToValue(command.move(), kind.game().moveType());
    } catch (JsonProcessingException e) {
      Refusal unreadable = Refusal.of(question.get().rule(), NOT_AN_OPTION);
      return new Ruling.Denied(Denial.illegal(unreadable, kind.game().texts()));
    }
    var verdict = kind.referee().play(position, seat, move, opening::dice);
    return rule(verdict, command, Optional.of(json(move)), now);
  }

  private boolean isStale(Seat seat, Optional<Long> known) {
    return known.isPresent()
        && (known.get() < position.askedAt().get(seat) || known.get() > position.version());
  }

  private Ruling rule(
      Verdict<S, E> verdict, GameCommand command, Optional<String> move, Instant now) {
    if (verdict instanceof Verdict.Refused<S, E> refused) {
      return new Ruling.Denied(Denial.illegal(refused.refusal(), kind.game().texts()));
    }
    if (!(verdict instanceof Verdict.Played<S, E> played)) {
      return new Ruling.Denied(Denial.nothingAsked());
    }
    HostedGame<S, M, E> next = at(played.position());
    Commit commit =
        next.commit(
            played.ply(),
            Fingerprint.of(command),
            command.commandId(),
            move,
            Facts.of(this, next, played.ply()),
            now);
    return new Ruling.Accepted(commit, next);
  }

  /** The commit that led to this version. */
  Commit commit(
      Ply<E> ply,
      String fingerprint,
      String commandId,
      Optional<String> move,
      List<GameFact> facts,
      Instant now) {
    return new Commit(
        gameId(),
        version(),
        commandId,
        fingerprint,
        kind.game().rulesVersion(),
        ply.kind(),
        ply.by(),
        move,
        ply.events().stream().map(HostedGame::json).toList(),
        ply.drawn(),
        ply.mayTakeBack(),
        now,
        version() == 1 ? Optional.of(opening.write()) : Optional.empty(),
        announcement(facts, now));
  }

  private Announcement announcement(List<GameFact> facts, Instant now) {
    List<Integer> awaiting = awaiting().stream().map(Seat::number).toList();
    return Announcement.of(new GameCommit(gameId(), kind.name(), version(), now, awaiting, facts));
  }

  /** The game after the next stored commit. */
  public HostedGame<S, M, E> after(Commit commit) {
    if (commit.version() != version() + 1) {
      throw new UnreadableHistory(commit, "follows version " + version());
    }
    return at(kind.referee().fold(position, kind.read(commit)));
  }

  private HostedGame<S, M, E> at(Position<S> next) {
    return new HostedGame<>(kind, opening, next, snapshotAt);
  }

  public SortedSet<Seat> awaiting() {
    return rules().awaiting(position.state());
  }

  public Optional<Question> question(Seat seat) {
    return rules().question(position.state(), seat);
  }

  public boolean mayTakeBack(Seat seat) {
    return position.mayTakeBack(seat);
  }

  public Optional<Ranking> result() {
    return rules().result(position.state());
  }

  public boolean isFinished() {
    return result().isPresent();
  }

  public List<OptionDocument> options(Seat seat, Language language) {
    return rules().options(position.state(), seat).stream()
        .map(option -> OptionDocument.of(option, kind.game().texts(), language))
        .toList();
  }

  public JsonNode view(Viewer viewer) {
    return WithoutNulls.of(GameJson.tree(rules().view(position.state(), viewer)));
  }

  /** When the next snapshot is due, counted from the last one. */
  public boolean isDueForSnapshot(long every) {
    // A trail of decisions that can be taken back holds a state for each: wait until it is gone.
    return version() - snapshotAt >= every && position.trail().isEmpty();
  }

  public Snapshot snapshot() {
    return new Snapshot(
        gameId(),
        version(),
        kind.snapshotSchema(),
        position.drawn(),
        position.askedAt(),
        json(position.state()),
        opening.write());
  }

  /** The same game, which knows that a snapshot of it was taken now. */
  public HostedGame<S, M, E> snapshotTaken() {
    return new HostedGame<>(kind, opening, position, version());
  }

  /** For whoever mends a game that cannot go on. */
  public JsonNode stateForOperators() {
    return GameJson.tree(position.state());
  }

  private Rules<S, M, E> rules() {
    return kind.rules();
  }

  private static String json(Object value) {
    try {
      return GameJson.mapper().writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not JSON: " + value.getClass(), e);
    }
  }
}
