package dev.starpost.engine.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.kernel.play.ExplainedOptions;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.text.Texts;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The state of a game at one version, and what can be asked of it. Immutable, and without knowledge
 * of where it is stored; what comes next is decided by {@link CommandHandlers}.
 */
public final class HostedGame<S, M, E> {
  private final GameKind<S, M, E> kind;
  private final GameOpening opening;
  private final Position<S> position;
  private final Roster roster;
  private final long snapshotAt;

  /**
   * @param snapshotAt the version of the last snapshot, 0 for none
   */
  HostedGame(
      GameKind<S, M, E> kind,
      GameOpening opening,
      Position<S> position,
      Roster roster,
      long snapshotAt) {
    this.kind = kind;
    this.opening = opening;
    this.position = position;
    this.roster = roster;
    this.snapshotAt = snapshotAt;
  }

  public String gameId() {
    return opening.gameId();
  }

  public GameKind<S, M, E> kind() {
    return kind;
  }

  public GameOpening opening() {
    return opening;
  }

  public long version() {
    return position.version();
  }

  Position<S> position() {
    return position;
  }

  /** Who controls which seat, and the clocks. */
  public Roster roster() {
    return roster;
  }

  /** The seat with that number, if the table has it. */
  Optional<Seat> seat(int number) {
    return opening.seats().stream().filter(seat -> seat.number() == number).findFirst();
  }

  /** The game after the next stored commit. */
  public HostedGame<S, M, E> after(Commit commit) {
    if (commit.version() != version() + 1) {
      throw new UnreadableHistory(commit, "follows version " + version());
    }
    Ply<E> ply = kind.read(commit);
    Roster after = commit.roster().map(Roster::read).orElseGet(() -> roster.after(ply));
    return at(kind.referee().fold(position, ply), after);
  }

  HostedGame<S, M, E> at(Position<S> next, Roster after) {
    return new HostedGame<>(kind, opening, next, after, snapshotAt);
  }

  public SortedSet<Seat> awaiting() {
    return roster.aborted() ? new TreeSet<>() : rules().awaiting(position.state());
  }

  public Optional<Question> question(Seat seat) {
    return roster.aborted() ? Optional.empty() : rules().question(position.state(), seat);
  }

  /** The version at which the seat's present question was put or changed. */
  public long askedAt(Seat seat) {
    return position.askedAt().get(seat);
  }

  /** The seats that the game waits for, as far as their players answer for them. */
  SortedSet<Seat> awaitedPersons() {
    SortedSet<Seat> persons = new TreeSet<>(awaiting());
    persons.removeIf(seat -> botFor(seat).isPresent());
    return persons;
  }

  /** The clock of a seat, if the table has any. */
  public Optional<SeatClock> clockOf(Seat seat) {
    return roster.clockOf(seat);
  }

  /** The time with which the clock of a seat will begin, where it stands. */
  public Optional<Duration> timeAtNextWait(Seat seat) {
    SeatController controller = roster.controller(seat);
    if (isFinished() || !controller.isPerson() || controller.gone()) {
      return Optional.empty();
    }
    return opening
        .clockRules()
        .flatMap(
            rules ->
                clockOf(seat)
                    .filter(clock -> clock.running().isEmpty())
                    .map(clock -> rules.control().begin(clock.left(), clock.earned())));
  }

  /** When the clocks that run are at their end. */
  List<GameCommit.Deadline> deadlines() {
    return roster.running().entrySet().stream()
        .map(
            on ->
                new GameCommit.Deadline(
                    on.getKey().number(), askedAt(on.getKey()), on.getValue().deadline()))
        .toList();
  }

  public boolean hasClock() {
    return roster.clocks().isPresent();
  }

  /** Those whose clocks run. */
  public List<String> accountsOnTheClock() {
    return roster.running().keySet().stream()
        .map(seat -> opening.players().get(seat.index()).account())
        .toList();
  }

  /** The bot that answers what the seat is asked now; empty if its player does. */
  Optional<BotLevel> botFor(Seat seat) {
    return roster.controller(seat).botFor(askedAt(seat));
  }

  /** The seats that the game waits for, as far as bots answer for them. */
  public List<GameCommit.BotTurn> botTurns() {
    return awaiting().stream()
        .flatMap(seat -> botFor(seat).map(level -> botTurn(seat, level)).stream())
        .toList();
  }

  private GameCommit.BotTurn botTurn(Seat seat, BotLevel level) {
    return new GameCommit.BotTurn(seat.number(), level, askedAt(seat));
  }

  /** The move that a player without a person makes for the seat, which must be asked something. */
  public ObjectNode think(AutomaticPlayer player, Seat seat, long question) {
    var asked = new DecisionPoint<>(rules(), position.state(), opening.players().size(), seat);
    return (ObjectNode) GameJson.tree(player.decide(asked, opening.chanceOf(seat, question)));
  }

  /** The earliest version that the seat may go back to; empty if it may undo nothing. */
  public Optional<Long> mayUndoTo(Seat seat) {
    return position.mayUndoTo(seat);
  }

  public Optional<Ranking> result() {
    return rules().result(position.state());
  }

  public boolean isFinished() {
    return roster.aborted() || result().isPresent();
  }

  public List<OptionDocument> options(Seat seat, GameWords words) {
    return new ExplainedOptions<>(kind.game(), words.texts(), words.language())
        .of(position.state(), seat);
  }

  public JsonNode view(Viewer viewer) {
    return WithoutNulls.of(GameJson.tree(rules().view(position.state(), viewer)));
  }

  /** When the next snapshot is due, counted from the last one. */
  public boolean isDueForSnapshot(long every) {
    // A list of decisions that can be undone holds a state for each: wait until it is gone.
    return version() - snapshotAt >= every && position.undoable().isEmpty();
  }

  public Snapshot snapshot() {
    return new Snapshot(
        gameId(),
        version(),
        kind.snapshotSchema(),
        position.drawn(),
        position.askedAt(),
        GameText.of(position.state()),
        opening.write(),
        roster.write());
  }

  /** The same game, which knows that a snapshot of it was taken now. */
  public HostedGame<S, M, E> snapshotTaken() {
    return new HostedGame<>(kind, opening, position, roster, version());
  }

  /** For whoever mends a game that cannot go on. */
  public JsonNode stateForOperators() {
    return GameJson.tree(position.state());
  }

  /** The words of the game with the names under which people sat down. */
  Texts texts() {
    return GameTexts.naming(
        kind.game().texts(),
        opening.players().stream().map(GameOpening.SeatedPlayer::name).toList());
  }

  private Rules<S, M, E> rules() {
    return kind.rules();
  }
}
