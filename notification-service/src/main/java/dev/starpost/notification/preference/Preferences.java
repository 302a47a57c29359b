package dev.starpost.notification.preference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.news.NewsKind;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What somebody wants to hear, how and when.
 *
 * @param email for each kind that mails can be about
 * @param streamed the kinds that streams tell
 * @param dailyAt when daily mails are sent, on the person's clock
 * @param remindBefore how long before a deadline to remind of it, at most
 */
public record Preferences(
    Map<NewsKind, Timing> email,
    Set<NewsKind> streamed,
    LocalTime dailyAt,
    Optional<QuietHours> quietHours,
    Duration remindBefore) {

  /** The kinds that mails can be about. */
  public static final Set<NewsKind> MAILABLE =
      Set.copyOf(
          EnumSet.of(
              NewsKind.YOUR_TURN,
              NewsKind.DEADLINE_NEAR,
              NewsKind.GAME_OVER,
              NewsKind.INVITATION,
              NewsKind.MATCH_FOUND,
              NewsKind.CHALLENGE));

  /** Of somebody who has said nothing. */
  public static final Preferences USUAL =
      new Preferences(
          all(Timing.IMMEDIATELY),
          EnumSet.allOf(NewsKind.class),
          LocalTime.of(8, 0),
          Optional.empty(),
          Duration.ofHours(12));

  private static Map<NewsKind, Timing> all(Timing timing) {
    Map<NewsKind, Timing> all = new EnumMap<>(NewsKind.class);
    MAILABLE.forEach(kind -> all.put(kind, timing));
    return all;
  }

  /** The same without any mail. */
  public Preferences withoutMail() {
    return new Preferences(all(Timing.OFF), streamed, dailyAt, quietHours, remindBefore);
  }

  public boolean streams(NewsKind kind) {
    return streamed.contains(kind);
  }

  /** When a mail about it is due; empty if none is wanted. */
  public Optional<Instant> due(NewsKind kind, Instant now, ZoneId zone) {
    ZonedDateTime here = now.atZone(zone);
    Optional<ZonedDateTime> due =
        switch (email.getOrDefault(kind, Timing.OFF)) {
          case IMMEDIATELY -> Optional.of(here);
          case HOURLY -> Optional.of(here.truncatedTo(ChronoUnit.HOURS).plusHours(1));
          case DAILY -> Optional.of(nextDay(here));
          case OFF -> Optional.empty();
        };
    return due.map(moment -> quietHours.map(quiet -> quiet.after(moment)).orElse(moment))
        .map(ZonedDateTime::toInstant);
  }

  private ZonedDateTime nextDay(ZonedDateTime here) {
    ZonedDateTime today = here.with(dailyAt);
    return today.isAfter(here) ? today : here.plusDays(1).with(dailyAt);
  }

  /**
   * When to remind of a deadline: as long before it as is wanted, but not before half of the time
   * has passed.
   */
  public Instant reminder(Instant asked, Instant deadline) {
    Instant half = asked.plus(Duration.between(asked, deadline).dividedBy(2));
    Instant wanted = deadline.minus(remindBefore);
    return wanted.isAfter(half) ? wanted : half;
  }

  /** As a column holds it. */
  public ObjectNode toStore() {
    ObjectNode stored = Json.object();
    ObjectNode timings = stored.putObject("email");
    email.forEach((kind, timing) -> timings.put(kind.word(), timing.word()));
    var kinds = stored.putArray("streamed");
    streamed.forEach(kind -> kinds.add(kind.word()));
    stored.put("dailyAt", dailyAt.toString());
    quietHours.ifPresent(
        quiet ->
            stored
                .putObject("quietHours")
                .put("from", quiet.from().toString())
                .put("to", quiet.to().toString()));
    return stored.put("remindBefore", remindBefore.toString());
  }

  /** What {@link #toStore} has made. A kind that is newer than the row is told as usual. */
  public static Preferences stored(ObjectNode stored) {
    Map<NewsKind, Timing> timings = all(Timing.IMMEDIATELY);
    stored
        .path("email")
        .properties()
        .forEach(
            entry ->
                NewsKind.named(entry.getKey())
                    .ifPresent(kind -> timings.put(kind, Timing.read(entry.getValue().asText()))));
    Set<NewsKind> streamed = EnumSet.noneOf(NewsKind.class);
    stored.path("streamed").forEach(word -> NewsKind.named(word.asText()).ifPresent(streamed::add));
    JsonNode quiet = stored.path("quietHours");
    return new Preferences(
        timings,
        streamed,
        LocalTime.parse(stored.path("dailyAt").asText()),
        quiet.isMissingNode()
            ? Optional.empty()
            : Optional.of(
                new QuietHours(
                    LocalTime.parse(quiet.path("from").asText()),
                    LocalTime.parse(quiet.path("to").asText()))),
        Duration.parse(stored.path("remindBefore").asText()));
  }
}
