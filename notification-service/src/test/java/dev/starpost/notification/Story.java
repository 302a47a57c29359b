package dev.starpost.notification;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.notification.World.Somebody;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game as the engine tells it, commit by commit: JSON, as it is in the topic. */
public final class Story {
  private final String id = "sal-" + UlidCreator.getMonotonicUlid();
  private final List<Somebody> players;
  private final List<String> told = new ArrayList<>();
  private Instant now = Instant.now().minusSeconds(60);

  public Story(Somebody... players) {
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

  /** The opening; these seats are asked something. */
  public String begins(Integer... awaiting) {
    String seated =
        IntStream.range(0, players.size())
            .mapToObj(
                i ->
                    "{\"seat\":%d,\"account\":\"%s\",\"name\":\"%s\"}"
                        .formatted(i + 1, players.get(i).account(), players.get(i).name()))
            .collect(Collectors.joining(","));
    return add(
        awaiting,
        """
        {"type":"game-started.v1","commandId":"c-%s","players":[%s],"visibility":"public",
         "commitment":"c"}"""
            .formatted(id, seated),
        opened(awaiting, ""));
  }

  /** A seat moves, and these are asked something new. */
  public String moves(int seat, Integer... awaiting) {
    return add(awaiting, moved(seat), opened(awaiting, ""));
  }

  /** The same with time until then. */
  public String movesUntil(Instant deadline, int seat, Integer... awaiting) {
    String until = ",\"deadline\":\"" + deadline + "\"";
    return add(awaiting, moved(seat), opened(awaiting, until));
  }

  /** A seat answers, and nobody is asked something new. */
  public String answers(int seat, Integer... awaiting) {
    return add(awaiting, moved(seat));
  }

  /** The first seat wins. */
  public String ends() {
    String places =
        IntStream.range(0, players.size())
            .mapToObj(
                i ->
                    "{\"seat\":%d,\"account\":\"%s\",\"rank\":%d,\"stayed\":true,\"points\":%d}"
                        .formatted(i + 1, players.get(i).account(), i + 1, 10 - i))
            .collect(Collectors.joining(","));
    return add(
        new Integer[0],
        moved(1),
        "{\"type\":\"game-finished.v1\",\"places\":[%s],\"rivals\":[]}".formatted(places));
  }

  private static String moved(int seat) {
    return "{\"type\":\"moved.v1\",\"seat\":%d}".formatted(seat);
  }

  private static String opened(Integer[] seats, String deadline) {
    return "{\"type\":\"turn-opened.v1\",\"seats\":%s%s}"
        .formatted(Arrays.toString(seats), deadline);
  }

  private String add(Integer[] awaiting, String... facts) {
    String commit =
        """
        {"type":"game-commit.v1","gameId":"%s","game":"salvage","version":%d,"at":"%s",
         "awaiting":%s,"facts":[%s]}"""
            .formatted(
                id, told.size() + 1, now, Arrays.toString(awaiting), String.join(",", facts));
    told.add(commit);
    now = now.plusMillis(1);
    return commit;
  }
}
