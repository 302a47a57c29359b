package dev.starpost.lobby.game;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameFact;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;

/** A seat of a game, and how it stands with it. */
@Entity
@Table(name = "game_seat")
public class GameSeat {

  /** Of which game, and which. */
  @Embeddable
  public record Position(String game, int seat) {}

  @EmbeddedId private Position position;
  private String account;
  private String name;
  private String bot;
  private boolean awaiting;
  private Instant deadline;
  private Integer rank;
  private Integer points;
  private Boolean stayed;
  private Boolean abandoned;

  @Column(name = "changed_at")
  @SuppressWarnings("unused") // Read by queries only.
  private Instant changedAt;

  @SuppressWarnings("unused") // Read by queries only.
  private boolean finished;

  protected GameSeat() {}

  /**
   * @param name as the game tells it; none where the lobby knows the account, which may change its
   *     name or go
   */
  GameSeat(String game, GameFact.Seated seated, Optional<String> name) {
    this.position = new Position(game, seated.seat());
    this.account = seated.account();
    this.name = name.orElse(null);
    this.bot = seated.bot().map(BotLevel::word).orElse(null);
  }

  /** From now on a bot answers for it. */
  void leaveTo(BotLevel level) {
    bot = level.word();
  }

  /** Its player has it again. */
  void takeBack() {
    bot = null;
  }

  void change(Instant at, boolean isAwaited) {
    changedAt = at;
    awaiting = isAwaited;
    if (!isAwaited) {
      deadline = null;
    }
  }

  /** Asked something new, to be answered by then. */
  void ask(Optional<Instant> until) {
    deadline = until.orElse(null);
  }

  void finish() {
    finished = true;
  }

  void come(GameFact.Place place) {
    rank = place.rank();
    points = place.points();
    stayed = place.stayed();
    abandoned = place.abandoned();
  }

  int seat() {
    return position.seat();
  }

  String account() {
    return account;
  }

  Optional<String> name() {
    return Optional.ofNullable(name);
  }

  Optional<String> bot() {
    return Optional.ofNullable(bot);
  }

  boolean isAwaited() {
    return awaiting;
  }

  Optional<Instant> deadline() {
    return Optional.ofNullable(deadline);
  }

  /** Games from before this was told say nothing. */
  private boolean wasAbandoned() {
    return abandoned != null && abandoned;
  }

  /** Where it came in, if the game is over and has said so. */
  Optional<GameDocument.Place> place() {
    return rank == null
        ? Optional.empty()
        : Optional.of(new GameDocument.Place(seat(), rank, points, stayed, wasAbandoned()));
  }
}
