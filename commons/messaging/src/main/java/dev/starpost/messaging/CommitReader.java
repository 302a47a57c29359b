package dev.starpost.messaging;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import java.time.Instant;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Reader and validator of commits. What is let through can be stored: nothing that comes later may
 * fail on what a record says, or everything behind it would wait for ever.
 */
public final class CommitReader {
  /** Longer ones would not fit into an index. */
  private static final int LONGEST_ID = 200;

  private static final Instant FIRST_DAY = Instant.parse("1970-01-01T00:00:00Z");
  private static final Instant LAST_DAY = Instant.parse("9999-12-31T00:00:00Z");

  private CommitReader() {}

  /** Not a commit; the message says why. */
  public static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;

    Unreadable(String why) {
      super(why, null, false, false);
    }
  }

  public static GameCommit read(ConsumerRecord<String, byte[]> message) throws Unreadable {
    if (message.value() == null) {
      throw new Unreadable("there is nothing in it");
    }
    GameCommit commit;
    try {
      commit = ContractJson.read(message.value(), GameCommit.class);
    } catch (ContractJson.Malformed e) {
      throw new Unreadable(e.getMessage());
    }
    if (!commit.gameId().equals(message.key())) {
      throw new Unreadable("it is a commit of another game than its key says");
    }
    check(commit);
    return commit;
  }

  /** Whether it makes sense, wherever it comes from. */
  public static void check(GameCommit commit) throws Unreadable {
    demand(isId(commit.gameId()), "the id of the game cannot be stored");
    demand(Storable.isText(commit.game()), "the name of the game cannot be stored");
    demand(isTime(commit.at()), "nothing happens at that time");
    demand(commit.version() > 0, "versions begin with 1");
    demand((commit.version() == 1) == start(commit).isPresent(), "version 1 begins a game");
    for (GameFact fact : commit.facts()) {
      check(fact);
    }
    for (GameCommit.Deadline deadline : commit.deadlines()) {
      demand(isTime(deadline.at()), "no deadline is at that time");
    }
  }

  private static void check(GameFact fact) throws Unreadable {
    if (fact instanceof GameFact.GameStarted started) {
      long seats = started.players().stream().map(GameFact.Seated::seat).distinct().count();
      demand(!started.players().isEmpty(), "nobody sits in it");
      demand(seats == started.players().size(), "two players sit in one seat");
      for (GameFact.Seated player : started.players()) {
        demand(isId(player.account()), "the account of a player cannot be stored");
        demand(Storable.isText(player.name()), "the name of a player cannot be stored");
      }
    } else if (fact instanceof GameFact.TurnOpened turn) {
      demand(turn.deadline().filter(at -> !isTime(at)).isEmpty(), "no deadline is at that time");
    } else if (fact instanceof GameFact.GameFinished end) {
      for (GameFact.Rival rival : end.rivals()) {
        demand(Storable.isText(rival.name()), "the name of a rival cannot be stored");
      }
    }
  }

  /** The fact that begins a game, if the commit does. */
  public static Optional<GameFact.GameStarted> start(GameCommit commit) {
    return commit.facts().stream()
        .filter(GameFact.GameStarted.class::isInstance)
        .map(GameFact.GameStarted.class::cast)
        .findFirst();
  }

  private static boolean isId(String id) {
    return id.length() <= LONGEST_ID && Storable.isText(id);
  }

  private static boolean isTime(Instant at) {
    return !at.isBefore(FIRST_DAY) && at.isBefore(LAST_DAY);
  }

  private static void demand(boolean condition, String otherwise) throws Unreadable {
    if (!condition) {
      throw new Unreadable(otherwise);
    }
  }
}
