package dev.starpost.matchmaking.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import org.hibernate.annotations.Immutable;

/**
 * Entity of somebody who plays, to look at: rows are made by whatever is heard of somebody first,
 * and written by statements of {@link Players}.
 */
@Entity
@Table(name = "person")
@Immutable
public class Player {
  @Id private String account;
  private String name;

  @Column(name = "folded_name")
  @SuppressWarnings("unused") // Read by queries only.
  private String foldedName;

  private Boolean guest;

  @Column(name = "time_zone")
  private String timeZone;

  @Column(name = "vacation_from")
  private LocalDate vacationFrom;

  @Column(name = "vacation_to")
  private LocalDate vacationTo;

  @SuppressWarnings("unused") // Read by queries only.
  private boolean gone;

  private Long pace;

  protected Player() {}

  /** Days, both included, as the player's calendar shows them. */
  public record Vacation(LocalDate from, LocalDate to) {}

  public String account() {
    return account;
  }

  public String name() {
    return name;
  }

  /** Whether they have no account of their own, as far as that was told. */
  public boolean guest() {
    return guest != null && guest;
  }

  public String timeZone() {
    return timeZone;
  }

  /** On which nobody need answer anything. */
  public Optional<Vacation> vacation() {
    return Optional.ofNullable(vacationFrom).map(from -> new Vacation(from, vacationTo));
  }

  /** The seconds in which they usually answer. */
  public Optional<Long> pace() {
    return Optional.ofNullable(pace);
  }

  /** By the player's own calendar. */
  public boolean isOnVacation(Instant now) {
    LocalDate today = LocalDate.ofInstant(now, zone());
    return vacation()
        .filter(days -> !today.isBefore(days.from()) && !today.isAfter(days.to()))
        .isPresent();
  }

  /** The lobby may know zones that this machine does not. */
  private ZoneId zone() {
    try {
      return ZoneId.of(timeZone);
    } catch (DateTimeException e) {
      return ZoneOffset.UTC;
    }
  }
}
