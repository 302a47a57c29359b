package dev.starpost.lobby.identity.block;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;

/** A block: somebody does not want to meet somebody. */
@Entity
@Table(name = "block")
public class Block {

  /** Who, and whom. */
  @Embeddable
  public record Pair(String blocker, String blocked) {}

  @EmbeddedId private Pair pair;
  private Instant since;

  protected Block() {}

  Block(Pair pair, Instant since) {
    this.pair = pair;
    this.since = since;
  }

  String blocked() {
    return pair.blocked();
  }

  Instant since() {
    return since;
  }
}
