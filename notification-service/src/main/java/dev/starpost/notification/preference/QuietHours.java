package dev.starpost.notification.preference;

import jakarta.validation.constraints.NotNull;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Hours of every day in which no mail is sent, as the person's wall shows them. Where {@code to} is
 * before {@code from}, they go on past midnight.
 */
@Schema(
    requiredProperties = {"from", "to"},
    description = "No mail is sent from then on, until then; past midnight if to is before from.")
public record QuietHours(
    @NotNull @Schema(examples = "22:00", implementation = String.class) LocalTime from,
    @NotNull @Schema(examples = "07:00", implementation = String.class) LocalTime to) {

  private boolean include(LocalTime time) {
    return from.isBefore(to)
        ? !time.isBefore(from) && time.isBefore(to)
        : !time.isBefore(from) || time.isBefore(to);
  }

  /** That moment, or the end of the hours in which it is. */
  ZonedDateTime after(ZonedDateTime moment) {
    if (from.equals(to) || !include(moment.toLocalTime())) {
      return moment;
    }
    ZonedDateTime end = moment.with(to);
    return end.isAfter(moment) ? end : moment.plusDays(1).with(to);
  }
}
