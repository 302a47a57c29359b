package dev.starpost.lobby.identity.account;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.LocalDate;
import java.time.ZoneId;

/** Days off that somebody has had. */
@Entity
@Table(name = "vacation_taken")
public class TakenVacation {

  /** Whose, and which. */
  @Embeddable
  public record Days(
      String account,
      @Column(name = "first_day") LocalDate first,
      @Column(name = "last_day") LocalDate last,
      @Column(name = "time_zone") String timeZone) {
    static Days of(String account, DaysOff off) {
      return new Days(account, off.vacation().from(), off.vacation().to(), off.zone().getId());
    }
  }

  @EmbeddedId private Days days;

  protected TakenVacation() {}

  TakenVacation(Days days) {
    this.days = days;
  }

  DaysOff daysOff() {
    return new DaysOff(new Vacation(days.first(), days.last()), ZoneId.of(days.timeZone()));
  }
}
