package dev.starpost.lobby.game;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.People.Person;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Lets the lobby know of games at once, as if it had read of them in the topic. */
@ApplicationScoped
public class Stories {
  private static final AtomicLong OFFSETS = new AtomicLong();

  private final GameIntake games;

  Stories(GameIntake games) {
    this.games = games;
  }

  /** A game that has begun. */
  public Story begin(Visibility visibility, Person... players) {
    Story story =
        Story.begun(visibility, Arrays.stream(players).map(Person::id).toArray(String[]::new));
    tell(story.first());
    return story;
  }

  public void tell(GameCommit... commits) {
    games.take(records(commits));
  }

  /** All of it. */
  public void tell(Story story) {
    tell(story.told().toArray(GameCommit[]::new));
  }

  static List<ConsumerRecord<String, byte[]>> records(GameCommit... commits) {
    List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
    for (GameCommit commit : commits) {
      records.add(message(commit.gameId(), ContractJson.write(commit)));
    }
    return records;
  }

  static ConsumerRecord<String, byte[]> message(String key, byte[] value) {
    return new ConsumerRecord<>("told", 3, OFFSETS.incrementAndGet(), key, value);
  }
}
