package dev.starpost.lobby.identity.session;

import dev.starpost.lobby.identity.token.Secret;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;

/**
 * A refresh token, one of a family: each is used for the next one. The last that was used keeps
 * what it was used for, sealed with itself: whoever has lost that gets the same again.
 */
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

  private byte[] answer;

  protected RefreshToken() {}

  RefreshToken(Secret secret, String session, Instant now) {
    this.hash = secret.hash();
    this.session = session;
    this.issuedAt = now;
  }

  void use(Instant now, byte[] sealedAnswer) {
    usedAt = now;
    answer = sealedAnswer;
  }

  boolean isUsed() {
    return usedAt != null;
  }

  /** What it was used for, if that was after a time and the next one has not been used since. */
  Optional<byte[]> answerSince(Instant then) {
    return Optional.ofNullable(answer).filter(kept -> usedAt.isAfter(then));
  }

  Instant usedAt() {
    return usedAt;
  }

  String session() {
    return session;
  }
}
