package dev.starpost.rating.game;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.List;
import org.hibernate.annotations.Immutable;

/** Entity of a game that is followed, to look at: {@link Games} writes many by one statement. */
@Entity
@Table(name = "game")
@Immutable
public class StoredGame {
  @Id private String id;
  private String game;
  private long version;
  private boolean hidden;
  private boolean finished;

  protected StoredGame() {}

  String id() {
    return id;
  }

  FollowedGame with(List<SeatTurn> seats) {
    return new FollowedGame(id, game, version, hidden, finished, seats);
  }
}
