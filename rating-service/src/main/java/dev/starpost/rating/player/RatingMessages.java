package dev.starpost.rating.player;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.contracts.rating.RatingEvent.RatingChanged;
import dev.starpost.outbox.Message;
import dev.starpost.outbox.Outbox;
import dev.starpost.rating.elo.Experience;
import dev.starpost.rating.topic.RatingTopics;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Tells others what has become of somebody. The profile comes last, always: the topic keeps the
 * last record of an account, and the profile says all of it.
 */
@ApplicationScoped
public class RatingMessages {
  private final Outbox outbox;
  private final RatingTopics topics;

  RatingMessages(Outbox outbox, RatingTopics topics) {
    this.outbox = outbox;
    this.topics = topics;
  }

  /** In the present transaction; dossiers in the order of their accounts. */
  void tell(Collection<PlayerRecord> dossiers, Instant at) {
    List<Message> messages = new ArrayList<>();
    for (PlayerRecord dossier : dossiers) {
      for (RatingEvent event : of(dossier, at)) {
        messages.add(
            new Message(topics.ratingEvents(), dossier.account(), ContractJson.text(event)));
      }
    }
    outbox.addAll(messages);
  }

  /** What there is to tell of somebody. */
  static List<RatingEvent> of(PlayerRecord dossier, Instant at) {
    List<RatingEvent> events = new ArrayList<>();
    if (dossier.isNews()) {
      dossier.changes().stream()
          // What a game that is void changes in an archive, a history shows.
          .filter(change -> dossier.lastSeason(change.game()).equals(Optional.of(change.season())))
          .forEach(
              change -> events.add(changed(dossier, change, dossier.told() + events.size() + 1)));
      events.add(profile(dossier, dossier.told() + events.size() + 1, at));
    }
    return events;
  }

  private static RatingChanged changed(PlayerRecord dossier, RatingChange change, long revision) {
    return new RatingChanged(
        dossier.account(),
        dossier.name().orElse(dossier.account()),
        change.game(),
        change.gameId(),
        change.season(),
        change.before(),
        change.after(),
        change.games(),
        !Experience.after(change.games()).isEstablished(),
        revision,
        change.at(),
        change.cause());
  }

  private static ProfileChanged profile(PlayerRecord dossier, long revision, Instant at) {
    Punctuality attendance = dossier.attendance();
    OptionalInt median = attendance.medianSeconds();
    return new ProfileChanged(
        dossier.account(),
        revision,
        at,
        dossier.records().entrySet().stream()
            .map(
                game ->
                    new RatingEvent.GameRecord(
                        game.getKey(),
                        game.getValue().finished(),
                        game.getValue().won(),
                        game.getValue().abandoned()))
            .toList(),
        dossier.latest().stream()
            .map(
                standing ->
                    new RatingEvent.GameRating(
                        standing.game(),
                        standing.season(),
                        standing.rating(),
                        standing.games(),
                        standing.isProvisional()))
            .toList(),
        new RatingEvent.Reliability(
            attendance.turns(),
            attendance.turnsInTime(),
            attendance.games(),
            attendance.abandoned()),
        median.isEmpty()
            ? Optional.empty()
            : Optional.of(new RatingEvent.Pace(median.getAsInt(), attendance.answers().size())));
  }
}
