package dev.starpost.matchmaking.rating;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.Storable;
import io.quarkus.arc.All;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code rating.events}. A revision that is not newer changes nothing. */
@ApplicationScoped
public class RatingIntake {
  private final Ratings ratings;
  private final List<RatingListener> listeners;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  RatingIntake(
      Ratings ratings,
      @All List<RatingListener> listeners,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.ratings = ratings;
    this.listeners = listeners;
    this.transaction = transaction;
    this.receiver = receiver;
  }

  @Incoming("rating-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code rating.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, RatingEvent.class),
        events ->
            events.stream()
                .map(BatchTransaction.Received::content)
                .filter(event -> Storable.isText(event.account()))
                // Rows of people are locked in the order of their accounts, everywhere.
                .sorted(
                    Comparator.comparing(RatingEvent::account).thenComparing(RatingEvent::revision))
                .forEach(this::take));
  }

  private void take(RatingEvent event) {
    if (!ratings.isNew(event.account(), event.revision())) {
      return;
    }
    if (event instanceof RatingEvent.RatingChanged changed) {
      rate(changed.account(), changed.game(), changed.after());
    } else if (event instanceof RatingEvent.ProfileChanged profile) {
      // In the end the topic keeps only this one: it says all ratings, and those of guests are
      // gone.
      ratings.keepOnly(
          profile.account(),
          profile.ratings().stream()
              .map(RatingEvent.GameRating::game)
              .filter(Storable::isText)
              .toList());
      profile.ratings().forEach(known -> rate(profile.account(), known.game(), known.rating()));
      ratings.setPace(profile.account(), profile.pace().map(RatingEvent.Pace::medianSeconds));
      listeners.forEach(listener -> listener.profileChanged(profile.account()));
    }
  }

  private void rate(String account, String game, int rating) {
    if (Storable.isText(game)) {
      ratings.set(account, game, rating);
      listeners.forEach(listener -> listener.rated(account, game, rating));
    }
  }
}
