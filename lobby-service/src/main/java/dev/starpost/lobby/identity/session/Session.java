package dev.starpost.lobby.identity.session;

import dev.starpost.lobby.identity.token.Secret;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;

/**
 * A session: somebody who has signed in, on one device. It goes on as long as it is used, and ends
 * for good some day.
 */
@Entity
@Table(name = "session")
public class Session {
  /** A cookie's use is written down once in a while: that is exact enough, and spares writes. */
  private static final Duration NOTED_EVERY = Duration.ofHours(6);

  @Id private String id;
  private String account;

  @Column(name = "cookie_hash")
  private String cookieHash;

  @Column(name = "begun_at")
  private Instant begunAt;

  @Column(name = "used_at")
  private Instant usedAt;

  @Column(name = "expires_at")
  private Instant expiresAt;

  @Column(name = "ends_at")
  private Instant endsAt;

  protected Session() {}

  Session(String id, String account, Instant now, SessionSettings settings) {
    this.id = id;
    this.account = account;
    this.begunAt = now;
    this.endsAt = now.plus(settings.longest());
    goOn(now, settings);
  }

  /** The browser keeps it. */
  void carry(Secret cookie) {
    cookieHash = cookie.hash();
  }

  boolean isGoodAt(Instant now) {
    return now.isBefore(expiresAt);
  }

  final void goOn(Instant now, SessionSettings settings) {
    usedAt = now;
    Instant idle = now.plus(settings.idleTimeout());
    expiresAt = idle.isBefore(endsAt) ? idle : endsAt;
  }

  void note(Instant now, SessionSettings settings) {
    if (!usedAt.plus(NOTED_EVERY).isAfter(now)) {
      goOn(now, settings);
    }
  }

  public String id() {
    return id;
  }

  public String account() {
    return account;
  }

  boolean isOfBrowser() {
    return cookieHash != null;
  }

  Instant begunAt() {
    return begunAt;
  }

  Instant usedAt() {
    return usedAt;
  }

  Instant expiresAt() {
    return expiresAt;
  }

  Instant endsAt() {
    return endsAt;
  }
}
