package dev.starpost.rating.player;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;

/** Entity of how somebody's games of one kind ended, to look at. */
@Entity
@Table(name = "game_record")
@Immutable
public class StoredGameRecord {

  /** Whose, and of what. */
  @Embeddable
  public record Key(String account, String game) {}

  @EmbeddedId private Key key;
  private int finished;
  private int won;
  private int abandoned;

  protected StoredGameRecord() {}

  String account() {
    return key.account();
  }

  String game() {
    return key.game();
  }

  GameRecord gameRecord() {
    return new GameRecord(finished, won, abandoned);
  }
}
