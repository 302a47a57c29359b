package dev.starpost.lobby.game;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A game as the engine tells it, commit by commit. */
public final class Story {
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

  private final String id;
  private final String game;
  private final List<GameFact.Seated> players;
  private final List<GameCommit> told = new ArrayList<>();
  private Instant now;

  private Story(String id, String game, List<GameFact.Seated> players, Instant begins) {
    this.id = id;
    this.game = game;
    this.players = players;
    this.now = begins;
  }

  /** The opening; everybody is asked something. */
  public static Story begun(Visibility visibility, String... accounts) {
    return begun("salvage", NOON, visibility, accounts);
  }

  public static Story begun(String game, Instant at, Visibility visibility, String... accounts) {
    List<GameFact.Seated> players =
        IntStream.range(0, accounts.length)
            .mapToObj(i -> new GameFact.Seated(i + 1, accounts[i], "named-by-the-game-" + (i + 1)))
            .toList();
    Story story = new Story("sal-" + UlidCreator.getMonotonicUlid(), game, players, at);
    List<Integer> seats = players.stream().map(GameFact.Seated::seat).toList();
    story.add(
        seats,
        new GameFact.GameStarted("c-" + story.id, players, visibility, "0".repeat(64)),
        new GameFact.TurnOpened(seats, Optional.empty()));
    return story;
  }

  public GameCommit moved(int seat, Integer... awaiting) {
    return add(List.of(awaiting), new GameFact.Moved(seat));
  }

  GameCommit opened(Instant deadline, Integer... awaiting) {
    return add(
        List.of(awaiting),
        new GameFact.Moved(1),
        new GameFact.TurnOpened(List.of(awaiting), Optional.of(deadline)));
  }

  /** A bot answers for the first of these seats, the second has time until then. */
  GameCommit timed(int bot, int person, Instant deadline) {
    GameCommit commit =
        new GameCommit(
            id,
            game,
            told.size() + 1L,
            now,
            List.of(bot, person),
            List.of(new GameFact.Moved(person)),
            List.of(new GameCommit.BotTurn(bot, BotLevel.GREEDY, told.size())),
            List.of(new GameCommit.Deadline(person, told.size() + 1L, deadline)));
    told.add(commit);
    return commit;
  }

  GameCommit takenOver(int seat, BotLevel level) {
    return add(List.of(seat), new GameFact.SeatTakenOver(seat, level, true));
  }

  GameCommit takenBack(int seat) {
    return add(List.of(seat), new GameFact.SeatTakenBack(seat));
  }

  GameCommit aborted() {
    return add(
        List.of(),
        new GameFact.GameAborted(1),
        new GameFact.GameFinished(List.of(), List.of(), false));
  }

  /** The last seat wins. */
  public GameCommit finished() {
    int count = players.size();
    List<GameFact.Place> places =
        IntStream.range(0, count)
            .mapToObj(
                i ->
                    new GameFact.Place(
                        count - i,
                        players.get(count - i - 1).account(),
                        i + 1,
                        true,
                        10 - i,
                        false))
            .toList();
    return add(
        List.of(),
        new GameFact.Moved(1),
        new GameFact.GameFinished(places, List.of(new GameFact.Rival("The Tide", 9, 0)), true));
  }

  private GameCommit add(List<Integer> awaiting, GameFact... facts) {
    GameCommit commit = new GameCommit(id, game, told.size() + 1L, now, awaiting, List.of(facts));
    told.add(commit);
    now = now.plusSeconds(60);
    return commit;
  }

  public String id() {
    return id;
  }

  /** All that was told, in order. */
  public List<GameCommit> told() {
    return told;
  }

  public GameCommit first() {
    return told.get(0);
  }
}
