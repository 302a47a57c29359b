package dev.starpost.matchmaking.account;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;

/** A block: somebody does not want to meet somebody, as the lobby tells it. */
@Entity
@Table(name = "block")
@Immutable
public class Block {

  /** Who, and whom. */
  @Embeddable
  public record Pair(String blocker, String blocked) {}

  @EmbeddedId private Pair pair;

  protected Block() {}

  Pair pair() {
    return pair;
  }
}
