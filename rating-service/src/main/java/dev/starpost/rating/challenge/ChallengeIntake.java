package dev.starpost.rating.challenge;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.ChallengeLapsed;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Consequence;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.Storable;
import dev.starpost.rating.database.RatingLock;
import dev.starpost.rating.player.PlayerRecord;
import dev.starpost.rating.player.PlayerRecords;
import dev.starpost.rating.season.Seasons;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.SortedMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Consumer of {@code matchmaking.events}: challenges. Whoever has let too many lapse rests: until
 * the next rated game that ends after that, however often this is told.
 */
@ApplicationScoped
public class ChallengeIntake {
  private final PlayerRecords players;
  private final Seasons seasons;
  private final RatingLock lock;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  ChallengeIntake(
      PlayerRecords players,
      Seasons seasons,
      RatingLock lock,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.players = players;
    this.seasons = seasons;
    this.lock = lock;
    this.transaction = transaction;
    this.receiver = receiver;
  }

  @Incoming("matchmaking-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code matchmaking.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, MatchmakingEvent.class),
        events -> {
          List<ChallengeLapsed> lapsed =
              events.stream()
                  .map(BatchTransaction.Received::content)
                  .filter(ChallengeLapsed.class::isInstance)
                  .map(ChallengeLapsed.class::cast)
                  .filter(challenge -> challenge.consequence() == Consequence.RESTING)
                  .filter(challenge -> Storable.isText(challenge.challenged()))
                  .toList();
          if (!lapsed.isEmpty()) {
            lock.acquire();
            letRest(lapsed);
          }
        });
  }

  private void letRest(List<ChallengeLapsed> lapsed) {
    SortedMap<String, PlayerRecord> people =
        players.known(lapsed.stream().map(ChallengeLapsed::challenged).toList());
    for (ChallengeLapsed challenge : lapsed) {
      PlayerRecord player = people.get(challenge.challenged());
      if (player != null) {
        String season = seasons.at(challenge.at()).id();
        player.rest(challenge.game(), season, challenge.at());
      }
    }
    players.store(people);
  }
}
