package dev.starpost.lobby.note;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;

/** Notes: what somebody has noted of a game, for nobody else. */
@Entity
@Table(name = "game_note")
public class Note {

  /** Of whom, and of which game. */
  @Embeddable
  public record Owner(String account, String game) {}

  @EmbeddedId private Owner owner;
  private String text;
  private long revision;

  @Column(name = "changed_at")
  private Instant changedAt;

  protected Note() {}

  Note(Owner owner) {
    this.owner = owner;
    this.text = "";
  }

  void write(String written, Instant now) {
    text = written;
    changedAt = now;
    revision++;
  }

  String game() {
    return owner.game();
  }

  String text() {
    return text;
  }

  /** Grows with every change; 0 where nothing was written yet. */
  long revision() {
    return revision;
  }

  Instant changedAt() {
    return changedAt;
  }
}
