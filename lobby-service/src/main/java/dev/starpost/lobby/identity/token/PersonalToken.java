package dev.starpost.lobby.identity.token;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/**
 * A personal access token: what a person has given to a program, so that it can act for them within
 * its scopes.
 */
@Entity
@Table(name = "personal_token")
public class PersonalToken {
  @Id private String id;
  private String account;
  private String name;

  @SuppressWarnings("unused") // Read by queries only.
  private String hash;

  private String scopes;

  @Column(name = "created_at")
  private Instant createdAt;

  @Column(name = "expires_at")
  private Instant expiresAt;

  @Column(name = "used_on")
  private LocalDate usedOn;

  protected PersonalToken() {}

  PersonalToken(
      String id,
      String account,
      String name,
      Secret secret,
      List<String> scopes,
      Instant now,
      Optional<Instant> expires) {
    this.id = id;
    this.account = account;
    this.name = name;
    this.hash = secret.hash();
    this.scopes = String.join(" ", scopes);
    this.createdAt = now;
    this.expiresAt = expires.orElse(null);
  }

  boolean isGoodAt(Instant now) {
    return expiresAt == null || now.isBefore(expiresAt);
  }

  /** The day is enough to find those that nobody needs, and is written once a day. */
  void use(Instant now) {
    LocalDate today = LocalDate.ofInstant(now, ZoneOffset.UTC);
    if (!today.equals(usedOn)) {
      usedOn = today;
    }
  }

  String id() {
    return id;
  }

  public String account() {
    return account;
  }

  String name() {
    return name;
  }

  public List<String> scopes() {
    return List.of(scopes.split(" ", -1));
  }

  Instant createdAt() {
    return createdAt;
  }

  Optional<Instant> expiresAt() {
    return Optional.ofNullable(expiresAt);
  }

  Optional<LocalDate> usedOn() {
    return Optional.ofNullable(usedOn);
  }
}
