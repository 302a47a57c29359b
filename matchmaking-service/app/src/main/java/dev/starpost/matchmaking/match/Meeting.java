package dev.starpost.matchmaking.match;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import org.hibernate.annotations.Immutable;

/** Entity of a meeting: who was matched with whom. */
@Entity
@Table(name = "meeting")
@Immutable
public class Meeting {

  /** Two accounts, in their order, and where they met. */
  @Embeddable
  public record Pair(String one, String other, @Column(name = "table_id") String tableId) {}

  @EmbeddedId
  @SuppressWarnings("unused") // Read by queries only.
  private Pair pair;

  @Column(name = "at")
  @SuppressWarnings("unused") // Read by queries only.
  private Instant metAt;

  protected Meeting() {}
}
