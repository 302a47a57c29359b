package dev.starpost.rating.player;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.contracts.rating.RatingEvent.RatingChanged;
import dev.starpost.outbox.Message;
import dev.starpost.outbox.Outbox;
import dev.starpost.rating.elo.KFactor;
import dev.starpost.rating.topic.RatingTopics;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Publisher of {@code rating.events}. The profile comes last, always: the topic keeps the last
 * record of an account, and the profile says all of it.
 */
@ApplicationScoped
public class RatingMessages {
  private final Outbox outbox;
  private final RatingTopics topics;

  RatingMessages(Outbox outbox, RatingTopics topics) {
    this.outbox = outbox;
    this.topics = topics;
  }

  /** In the present transaction; players in the order of their accounts. */
  void tell(Collection<PlayerRecord> players, Instant at) {
    List<Message> messages = new ArrayList<>();
    for (PlayerRecord player : players) {
      for (RatingEvent event : of(player, at)) {
        messages.add(
            new Message(topics.ratingEvents(), player.account(), ContractJson.text(event)));
      }
    }
    outbox.addAll(messages);
  }

  /** What there is to tell of somebody. */
  static List<RatingEvent> of(PlayerRecord player, Instant at) {
    List<RatingEvent> events = new ArrayList<>();
    if (player.isNews()) {
      player.changes().stream()
          // What a game that is void changes in an archive, a history shows.
          .filter(change -> player.lastSeason(change.game()).equals(Optional.of(change.season())))
          .forEach(
              change -> events.add(changed(player, change, player.told() + events.size() + 1)));
      events.add(profile(player, player.told() + events.size() + 1, at));
    }
    return events;
  }

  private static RatingChanged changed(PlayerRecord player, RatingChange change, long revision) {
    return new RatingChanged(
        player.account(),
        player.name().orElse(player.account()),
        change.game(),
        change.gameId(),
        change.season(),
        change.before(),
        change.after(),
        change.games(),
        !KFactor.after(change.games()).isEstablished(),
        revision,
        change.at(),
        change.cause());
  }

  private static ProfileChanged profile(PlayerRecord player, long revision, Instant at) {
    Punctuality punctuality = player.punctuality();
    OptionalInt median = punctuality.medianSeconds();
    return new ProfileChanged(
        player.account(),
        revision,
        at,
        player.records().entrySet().stream()
            .map(
                game ->
                    new RatingEvent.GameRecord(
                        game.getKey(),
                        game.getValue().finished(),
                        game.getValue().won(),
                        game.getValue().abandoned()))
            .toList(),
        player.latest().stream()
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
            punctuality.turns(),
            punctuality.turnsInTime(),
            punctuality.games(),
            punctuality.abandoned()),
        median.isEmpty()
            ? Optional.empty()
            : Optional.of(new RatingEvent.Pace(median.getAsInt(), punctuality.answers().size())));
  }
}
