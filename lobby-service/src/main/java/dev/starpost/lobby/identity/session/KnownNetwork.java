package dev.starpost.lobby.identity.session;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;

/** A known network of an account: somebody has signed in from it. */
@Entity
@Table(name = "known_network")
public class KnownNetwork {
  /** Written down once in a while: that is exact enough, and spares writes. */
  private static final Duration NOTED_EVERY = Duration.ofDays(1);

  /**
   * Who, and from where.
   *
   * @param network as {@link NetworkHash} has it
   */
  @Embeddable
  public record Place(String account, String network) {}

  @EmbeddedId private Place place;

  @Column(name = "used_at")
  private Instant usedAt;

  protected KnownNetwork() {}

  KnownNetwork(Place place, Instant now) {
    this.place = place;
    this.usedAt = now;
  }

  boolean isNoted(Instant now) {
    return usedAt.plus(NOTED_EVERY).isAfter(now);
  }

  void use(Instant now) {
    usedAt = now;
  }

  Place place() {
    return place;
  }

  Instant usedAt() {
    return usedAt;
  }
}
