package dev.starpost.lobby.session;

import dev.starpost.lobby.token.Secret;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** One of a family: each is used once, for the next one. */
@Entity
@Table(name = "refresh_token")
public class RefreshToken {
  @Id
  @SuppressWarnings("unused") // Read by queries only.
  private String hash;

  private String session;

  @Column(name = "issued_at")
  @SuppressWarnings("unused") // Read by queries only.
  private Instant issuedAt;

  @Column(name = "used_at")
  private Instant usedAt;

  protected RefreshToken() {}

  RefreshToken(Secret secret, String session, Instant now) {
    this.hash = secret.hash();
    this.session = session;
    this.issuedAt = now;
  }

  void use(Instant now) {
    usedAt = now;
  }

  boolean isUsed() {
    return usedAt != null;
  }

  String session() {
    return session;
  }
}
