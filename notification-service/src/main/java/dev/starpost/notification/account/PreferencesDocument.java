package dev.starpost.notification.account;

import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.preference.Preferences;
import dev.starpost.notification.preference.QuietHours;
import dev.starpost.notification.preference.Timing;
import dev.starpost.notification.problem.NotificationProblem;
import dev.starpost.web.problem.Problem;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Preferences as clients read and write them. */
@Schema(
    name = "NotificationPreferences",
    requiredProperties = {"email", "stream", "dailyAt", "remindBeforeHours"})
public record PreferencesDocument(
    @NotNull @Valid Email email,
    @NotNull @Schema(description = "The kinds of news that your streams tell.")
        List<@NotNull NewsKind> stream,
    @Schema(
            description = "The hour of daily mails, on your clock (the time zone of /v1/me).",
            examples = "08:00",
            implementation = String.class)
        @NotNull
        LocalTime dailyAt,
    @Schema(description = "None if missing.") Optional<@Valid QuietHours> quietHours,
    @Schema(
            description =
                "How long before a deadline you are reminded of it, but not before half of your time"
                    + " has passed.",
            minimum = "1",
            maximum = "168")
        @NotNull
        Integer remindBeforeHours) {

  private static final int MOST_HOURS = 168;

  /** When mails are sent. */
  @Schema(
      name = "EmailTimings",
      requiredProperties = {"yourTurn", "deadlineNear", "gameOver", "invitation"},
      description =
          "When mails about each kind of news are sent; all that is due goes in one mail.")
  record Email(
      @NotNull Timing yourTurn,
      @NotNull Timing deadlineNear,
      @NotNull Timing gameOver,
      @NotNull Timing invitation,
      @Schema(description = "Missing: immediately.") Optional<Timing> matchFound,
      @Schema(description = "Missing: immediately.") Optional<Timing> challenge) {
    private Map<NewsKind, Timing> byKind() {
      Map<NewsKind, Timing> timings = new EnumMap<>(NewsKind.class);
      timings.put(NewsKind.YOUR_TURN, yourTurn);
      timings.put(NewsKind.DEADLINE_NEAR, deadlineNear);
      timings.put(NewsKind.GAME_OVER, gameOver);
      timings.put(NewsKind.INVITATION, invitation);
      // Newer than the first clients, which do not say them.
      timings.put(NewsKind.MATCH_FOUND, matchFound.orElse(Timing.IMMEDIATELY));
      timings.put(NewsKind.CHALLENGE, challenge.orElse(Timing.IMMEDIATELY));
      return timings;
    }
  }

  static PreferencesDocument of(Preferences preferences) {
    Map<NewsKind, Timing> email = preferences.email();
    return new PreferencesDocument(
        new Email(
            email.get(NewsKind.YOUR_TURN),
            email.get(NewsKind.DEADLINE_NEAR),
            email.get(NewsKind.GAME_OVER),
            email.get(NewsKind.INVITATION),
            Optional.of(email.get(NewsKind.MATCH_FOUND)),
            Optional.of(email.get(NewsKind.CHALLENGE))),
        List.copyOf(preferences.streamed()),
        preferences.dailyAt(),
        preferences.quietHours(),
        (int) preferences.remindBefore().toHours());
  }

  Preferences preferences() {
    Set<NewsKind> streamed = EnumSet.noneOf(NewsKind.class);
    streamed.addAll(stream);
    int hours = remindBeforeHours;
    if (hours < 1 || hours > MOST_HOURS) {
      throw Problem.of(NotificationProblem.BAD_REMINDER, "most", MOST_HOURS);
    }
    return new Preferences(
        email.byKind(),
        streamed,
        whole(dailyAt),
        quietHours.map(quiet -> new QuietHours(whole(quiet.from()), whole(quiet.to()))),
        Duration.ofHours(hours));
  }

  private static LocalTime whole(LocalTime time) {
    return time.truncatedTo(ChronoUnit.MINUTES);
  }
}
