package dev.starpost.engine.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.engine.game.clock.Outage;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.text.Language;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A game as it stands at one version: judges the next command, and shows itself to those who may
 * look. Immutable, and without knowledge of where it is stored.
 */
public final class HostedGame<S, M, E> {
  private final GameKind<S, M, E> kind;
  private final Opening opening;
  private final Position<S> position;
  private final Attendance attendance;
  private final long snapshotAt;

  /**
   * @param snapshotAt the version of the last snapshot, 0 for none
   */
  HostedGame(
      GameKind<S, M, E> kind,
      Opening opening,
      Position<S> position,
      Attendance attendance,
      long snapshotAt) {
    this.kind = kind;
    this.opening = opening;
    this.position = position;
    this.attendance = attendance;
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

  Position<S> position() {
    return position;
  }

  /** Who keeps which seat. */
  public Attendance attendance() {
    return attendance;
  }

  /**
   * What the game says to a command.
   *
   * @param now when the command arrived
   * @param diary when people rest
   */
  public Ruling judge(GameCommand command, Instant now, Diary diary) {
    var settlement = new Settlement<>(this, command, now, diary);
    if (command instanceof GameCommand.MachineCommand) {
      return new MachineJudgement<>(settlement).rule();
    }
    if (command instanceof GameCommand.SeatCommand of) {
      return seat(of.seat())
          .map(seat -> new Judgement<>(settlement, seat).rule(of))
          .orElseGet(() -> Settlement.denied(Denial.nothingAsked()));
    }
    return Settlement.denied(Denial.badStart("started-already"));
  }

  /** The seat with that number, if the table has it. */
  Optional<Seat> seat(int number) {
    return opening.seats().stream().filter(seat -> seat.number() == number).findFirst();
  }

  /** The commit that led to this version. */
  Commit commit(
      Ply<E> ply,
      GameCommand command,
      Optional<String> move,
      Optional<Attendance> changed,
      List<GameFact> facts,
      Instant now) {
    return new Commit(
        gameId(),
        version(),
        command.commandId(),
        Fingerprint.of(command),
        kind.game().rulesVersion(),
        ply.kind(),
        ply.by(),
        move,
        ply.events().stream().map(GameText::of).toList(),
        ply.drawn(),
        ply.mayTakeBack(),
        now,
        version() == 1 ? Optional.of(opening.write()) : Optional.empty(),
        changed.map(Attendance::write),
        announcement(facts, now));
  }

  private Announcement announcement(List<GameFact> facts, Instant now) {
    List<Integer> awaiting = awaiting().stream().map(Seat::number).toList();
    List<GameCommit.BotTurn> bots = botTurns();
    return Announcement.of(
        new GameCommit(
            gameId(),
            kind.name(),
            version(),
            now,
            awaiting,
            facts,
            bots,
            bots.isEmpty() ? Optional.empty() : opening.firstPerson(),
            deadlines()));
  }

  /** The game after the next stored commit. */
  public HostedGame<S, M, E> after(Commit commit) {
    if (commit.version() != version() + 1) {
      throw new UnreadableHistory(commit, "follows version " + version());
    }
    Ply<E> ply = kind.read(commit);
    Attendance after =
        commit.attendance().map(Attendance::read).orElseGet(() -> attendance.after(ply));
    return at(kind.referee().fold(position, ply), after);
  }

  HostedGame<S, M, E> at(Position<S> next, Attendance after) {
    return new HostedGame<>(kind, opening, next, after, snapshotAt);
  }

  public SortedSet<Seat> awaiting() {
    return attendance.aborted() ? new TreeSet<>() : rules().awaiting(position.state());
  }

  public Optional<Question> question(Seat seat) {
    return attendance.aborted() ? Optional.empty() : rules().question(position.state(), seat);
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
    return attendance.clockOf(seat);
  }

  /** The time with which the clock of a seat will begin, where it stands. */
  public Optional<Duration> timeAtNextWait(Seat seat) {
    Keeper keeper = attendance.keeper(seat);
    if (isFinished() || !keeper.isPerson() || keeper.gone()) {
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

  private List<GameCommit.Deadline> deadlines() {
    return attendance.running().entrySet().stream()
        .map(
            on ->
                new GameCommit.Deadline(
                    on.getKey().number(), askedAt(on.getKey()), on.getValue().deadline()))
        .toList();
  }

  public boolean hasClock() {
    return attendance.clocks().isPresent();
  }

  /** When the first clock that runs is at its end. */
  public Optional<Instant> nextDeadline() {
    return attendance.running().values().stream()
        .map(SeatClock.Running::deadline)
        .min(Instant::compareTo);
  }

  /** Since when the first clock that runs does so. */
  public Optional<Instant> clocksRunSince() {
    return attendance.running().values().stream()
        .map(SeatClock.Running::since)
        .min(Instant::compareTo);
  }

  /** Those whose clocks run. */
  public List<String> accountsOnTheClock() {
    return attendance.running().keySet().stream()
        .map(seat -> opening.players().get(seat.index()).account())
        .toList();
  }

  /** Whether a clock ran while nobody could reach the platform. */
  public boolean ranDuring(Outage outage) {
    return attendance.running().values().stream().anyMatch(on -> on.ranDuring(outage));
  }

  /** The bot that answers what the seat is asked now; empty if its player does. */
  Optional<BotLevel> botFor(Seat seat) {
    return attendance.keeper(seat).botFor(askedAt(seat));
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

  public boolean mayUndo(Seat seat) {
    return position.mayUndo(seat);
  }

  public Optional<Ranking> result() {
    return rules().result(position.state());
  }

  public boolean isFinished() {
    return attendance.aborted() || result().isPresent();
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
        attendance.write());
  }

  /** The same game, which knows that a snapshot of it was taken now. */
  public HostedGame<S, M, E> snapshotTaken() {
    return new HostedGame<>(kind, opening, position, attendance, version());
  }

  /** For whoever mends a game that cannot go on. */
  public JsonNode stateForOperators() {
    return GameJson.tree(position.state());
  }

  private Rules<S, M, E> rules() {
    return kind.rules();
  }
}
