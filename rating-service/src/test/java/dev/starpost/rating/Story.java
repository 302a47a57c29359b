package dev.starpost.rating;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.rating.World.Somebody;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A game as the engine tells it, commit by commit. */
public final class Story {
  private final String id = "sal-" + UlidCreator.getMonotonicUlid();
  private final String game;
  private final List<Somebody> players;
  private final List<String> told = new ArrayList<>();
  private Visibility visibility = Visibility.PUBLIC;
  private Instant now = Instant.parse("2026-11-16T12:00:00Z");

  public Story(String game, Somebody... players) {
    this.game = game;
    this.players = List.of(players);
  }

  public String id() {
    return id;
  }

  /** All that was told, in order. */
  public String[] told() {
    return told.toArray(String[]::new);
  }

  /** It happens then from now on. */
  public Story at(Instant then) {
    now = then;
    return this;
  }

  public Story privately() {
    visibility = Visibility.PRIVATE;
    return this;
  }

  /** So much time passes. */
  public Story after(Duration time) {
    now = now.plus(time);
    return this;
  }

  /** The opening; these seats have to answer, on a clock. */
  public Story begins(Integer... awaiting) {
    List<GameFact.Seated> seated =
        IntStream.range(0, players.size())
            .mapToObj(
                i -> new GameFact.Seated(i + 1, players.get(i).account(), players.get(i).name()))
            .toList();
    return add(List.of(awaiting), new GameFact.GameStarted("c-" + id, seated, visibility, "c"));
  }

  /** A seat moves, and these have to answer. */
  public Story moves(int seat, Integer... awaiting) {
    return add(List.of(awaiting), new GameFact.Moved(seat));
  }

  /** A seat lets its time run out, and these have to answer. */
  public Story expires(int seat, Integer... awaiting) {
    return add(List.of(awaiting), new GameFact.TurnExpired(seat, now));
  }

  /** It counts, and the seats come in like this. */
  public Story ends(Integer... ranks) {
    return add(List.of(), new GameFact.GameFinished(places(ranks, 0), List.of(), true));
  }

  /** The same, but that seat was left to a bot. */
  public Story endsAbandonedBy(int seat, Integer... ranks) {
    return add(List.of(), new GameFact.GameFinished(places(ranks, seat), List.of(), true));
  }

  /** For the fun of it. */
  public Story endsUnrated(Integer... ranks) {
    return add(List.of(), new GameFact.GameFinished(places(ranks, 0), List.of(), false));
  }

  private List<GameFact.Place> places(Integer[] ranks, int gone) {
    return IntStream.range(0, players.size())
        .mapToObj(
            i ->
                new GameFact.Place(
                    i + 1, players.get(i).account(), ranks[i], true, 10 - ranks[i], i + 1 == gone))
        .toList();
  }

  private Story add(List<Integer> awaiting, GameFact fact) {
    now = now.plusMillis(1);
    Instant deadline = now.plus(Duration.ofDays(3));
    GameCommit commit =
        new GameCommit(
            id,
            game,
            told.size() + 1,
            now,
            awaiting,
            awaiting.isEmpty()
                ? List.of(fact)
                : List.of(fact, new GameFact.TurnOpened(awaiting, Optional.of(deadline))),
            List.of(),
            awaiting.stream()
                .map(seat -> new GameCommit.Deadline(seat, told.size() + 1, deadline))
                .toList());
    told.add(ContractJson.text(commit));
    return this;
  }
}
