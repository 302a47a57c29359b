package dev.starpost.lobby.account;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.LocalDate;

/** Days off that somebody has had. */
@Entity
@Table(name = "vacation_taken")
public class TakenVacation {

  /** Whose, and which. */
  @Embeddable
  public record Days(
      String account,
      @Column(name = "first_day") LocalDate first,
      @Column(name = "last_day") LocalDate last) {}

  @EmbeddedId private Days days;

  protected TakenVacation() {}

  TakenVacation(Days days) {
    this.days = days;
  }

  Vacation vacation() {
    return new Vacation(days.first(), days.last());
  }
}
