package dev.starpost.lobby.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Entity of the index: a game as far as the lobby knows it. Goes on by commits, each of which
 * counts once.
 */
@Entity
@Table(name = "game")
public class Game {
  @Id private String id;

  @Column(name = "game")
  private String kind;

  @Enumerated(EnumType.STRING)
  private Visibility visibility;

  private long version;

  @Column(name = "started_at")
  private Instant startedAt;

  @Column(name = "changed_at")
  private Instant changedAt;

  @Column(name = "finished_at")
  private Instant finishedAt;

  private boolean aborted;

  @Convert(converter = RivalsConverter.class)
  private List<GameDocument.Rival> rivals = List.of();

  @OneToMany(cascade = CascadeType.PERSIST)
  @JoinColumn(name = "game", insertable = false, updatable = false)
  @OrderBy("position.seat")
  private List<GameSeat> seats = new ArrayList<>();

  protected Game() {}

  /**
   * A game that begins.
   *
   * @param namedByGame the name of a player whom the lobby does not know
   */
  static Game begun(
      GameCommit commit,
      GameFact.GameStarted started,
      Function<GameFact.Seated, Optional<String>> namedByGame) {
    Game game = new Game();
    game.id = commit.gameId();
    game.kind = commit.game();
    game.visibility = started.visibility();
    game.startedAt = stored(commit.at());
    started
        .players()
        .forEach(
            player ->
                game.seats.add(new GameSeat(commit.gameId(), player, namedByGame.apply(player))));
    game.goOn(commit);
    return game;
  }

  /** The next commit takes effect. */
  final void goOn(GameCommit commit) {
    version = commit.version();
    changedAt = stored(commit.at());
    seats.forEach(seat -> seat.change(changedAt, isAwaited(seat, commit)));
    for (GameFact fact : commit.facts()) {
      if (fact instanceof GameFact.TurnOpened turn) {
        open(turn);
      } else if (fact instanceof GameFact.GameFinished end) {
        finish(end);
      } else if (fact instanceof GameFact.SeatTakenOver taken) {
        at(taken.seat()).forEach(seat -> seat.leaveTo(taken.level()));
      } else if (fact instanceof GameFact.SeatTakenBack back) {
        at(back.seat()).forEach(GameSeat::takeBack);
      } else if (fact instanceof GameFact.GameAborted) {
        aborted = true;
      }
    }
    for (GameCommit.Deadline deadline : commit.deadlines()) {
      seats.stream()
          .filter(seat -> seat.seat() == deadline.seat())
          .forEach(seat -> seat.ask(Optional.of(stored(deadline.at()))));
    }
  }

  /** A game that waits for a bot waits for nobody who could be told. */
  private static boolean isAwaited(GameSeat seat, GameCommit commit) {
    return commit.awaiting().contains(seat.seat())
        && commit.bots().stream().noneMatch(bot -> bot.seat() == seat.seat());
  }

  private List<GameSeat> at(int number) {
    return seats.stream().filter(seat -> seat.seat() == number).toList();
  }

  private void open(GameFact.TurnOpened turn) {
    seats.stream()
        .filter(seat -> turn.seats().contains(seat.seat()) && seat.isAwaited())
        .forEach(seat -> seat.ask(turn.deadline().map(Game::stored)));
  }

  private void finish(GameFact.GameFinished end) {
    finishedAt = changedAt;
    rivals =
        end.rivals().stream()
            .map(rival -> new GameDocument.Rival(rival.name(), rival.rank(), rival.points()))
            .toList();
    for (GameSeat seat : seats) {
      seat.finish();
      end.places().stream()
          .filter(place -> place.seat() == seat.seat())
          .findFirst()
          .ifPresent(seat::come);
    }
  }

  /** As fine as PostgreSQL keeps it. */
  private static Instant stored(Instant at) {
    return at.truncatedTo(ChronoUnit.MICROS);
  }

  public String id() {
    return id;
  }

  String kind() {
    return kind;
  }

  Visibility visibility() {
    return visibility;
  }

  long version() {
    return version;
  }

  Instant startedAt() {
    return startedAt;
  }

  Instant changedAt() {
    return changedAt;
  }

  Optional<Instant> finishedAt() {
    return Optional.ofNullable(finishedAt);
  }

  boolean isAborted() {
    return aborted;
  }

  List<GameDocument.Rival> rivals() {
    return rivals;
  }

  List<GameSeat> seats() {
    return seats;
  }

  /** Where somebody sits; the first seat, should they have several. */
  Optional<GameSeat> seatOf(String account) {
    return seats.stream().filter(seat -> seat.account().equals(account)).findFirst();
  }
}
